@interface CodeViewController : UIViewController
- (IBAction)backToCode:(UIStoryboardSegue *)segue;
@end

@interface LegacyViewController : UIViewController
@end
