#import <UIKit/UIKit.h>

/// The photos of a trip.
@interface PhotosViewController : UIViewController <UIImagePickerControllerDelegate, UINavigationControllerDelegate>
@end
