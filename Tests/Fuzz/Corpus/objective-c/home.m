#import <UIKit/UIKit.h>
@interface Home : UIViewController <Delegate>
@property (nonatomic, strong) IBOutlet UIView *box;
@end
@implementation Home
- (IBAction)open:(id)sender {
  Help *help = [[Help alloc] initWithStyle:UITableViewStylePlain];
  help.modalPresentationStyle = UIModalPresentationFormSheet;
  [self presentViewController:help animated:YES completion:^{ [help load:@{@"a": @[@1, @2]}]; }];
  #ifdef DEBUG
  [self.navigationController pushViewController:[self.storyboard instantiateViewControllerWithIdentifier:@"next"] animated:YES];
  #endif
}
@end
