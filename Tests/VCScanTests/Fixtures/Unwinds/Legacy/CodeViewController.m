#import "CodeViewController.h"

@implementation CodeViewController (Unwinding)

/* - (IBAction)nobodyHasThis:(UIStoryboardSegue *)segue */
- (IBAction)backToCode:(UIStoryboardSegue *)segue {
}

@end
