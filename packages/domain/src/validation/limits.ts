/** Limits of typed text and uploads (S-help-06, S-verification-01, S-verification-03, S-promotions-03). */
export const LIMITS = {
  captchaDigits: 6,
  feedbackCaptchaCharacters: 16,
  /** Fewest and most digits of an SMS code. */
  smsCodeLeastDigits: 4,
  smsCodeDigits: 10,
  mobileNumberCharacters: 20,
  /** Least number of digits of a mobile number, without its leading zero. */
  mobileNumberDigits: 5,
  feedbackCharacters: 200,
  feedbackHintMinimum: 20,
  promotionCommentCharacters: 140,
  promotionImages: 3,
  /** Greatest size of a picture, bytes. */
  promotionImageBytes: 5 * 1024 * 1024,
  emailCharacters: 254,
} as const

/** Accepted file types of a promotion application. */
export const PROMOTION_IMAGE_TYPES = ['image/png', 'image/jpeg'] as const
