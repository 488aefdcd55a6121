@protocol Delegate <NSObject>
@optional
- (void)done:(nullable Home *)home with:(void (^)(BOOL))then;
@end
@interface Home () <Delegate> { NSArray<NSString *> *_names; }
@property (class, readonly) Home *shared;
@end
typedef NS_ENUM(NSInteger, Kind) { KindA = 1 << 2, KindB };
static inline int f(int (*g)(void), ...) { return g ? g() : 0x1fL; }
@implementation Home (More)
+ (instancetype)shared { static Home *s; static dispatch_once_t t; dispatch_once(&t, ^{ s = [self new]; }); return s; }
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
  if ([segue.identifier isEqualToString:@"a\"b"]) { ((Help *)segue.destinationViewController).delegate = self; }
  else if (@available(iOS 13, *)) for (id x in @[@1, @{@"k": @(2)}]) { @try { [x go]; } @catch (NSException *e) {} }
}
@end
