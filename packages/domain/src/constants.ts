/**
 * Fixed values of the platform's wire and the product's limits (specification, section 9).
 * A call takes them from here and nowhere else (decision 3).
 */

/** `clientType` of the game list, favourites and recent-games calls. */
export const CLIENT_TYPE = 2
/** `isPlatform` of the hot-games call. */
export const IS_PLATFORM = 2
/** `platform` of the game calls. */
export const PLATFORM = 'html5'
/** `platform` of the announcement calls. */
export const ANNOUNCEMENT_PLATFORM = 'M'
/** `device` of the help-centre call. */
export const HELP_DEVICE = 'MOBILE'
/** Value of the `Device` header in standalone (home-screen) mode; absent elsewhere. */
export const STANDALONE_DEVICE = 'OTHERS'
/** Values of the `Gateway` header. */
export const GATEWAY = { WEB: 1, MOBILE: 3 } as const
/** `typeId` of the vendor game types call. */
export const VENDOR_TYPE_ID = 1
/** `type` of the customer-service call. */
export const CUSTOMER_SERVICE_TYPE = 3
/** `isNew` of a game query that asks for new games. */
export const NEW_GAME = 1

/** The platform's module ids. */
export const MODULES = {
  common: 'COMM3',
  fundTransfer: 'FUNDTRANS3',
  registration: 'REG3',
  captcha: 'CAPTCHA3',
  affiliate: 'AFFMAN3',
} as const
export type ModuleId = (typeof MODULES)[keyof typeof MODULES]

/** Entries per page, by list. */
export const PAGE_SIZE = {
  favouritesOnHome: 15,
  favourites: 100,
  gameCentre: 25,
  gameSearch: 9,
} as const

/** Bounds of what a player types, uploads or swipes. */
export const LIMITS = {
  captchaDigits: 6,
  feedbackCaptchaCharacters: 16,
  smsCodeDigits: 10,
  mobileNumberCharacters: 20,
  feedbackCharacters: 200,
  feedbackHintMinimum: 20,
  promotionCommentCharacters: 140,
  promotionImages: 3,
  promotionImageBytes: 5 * 1024 * 1024,
  emailCharacters: 254,
  unreadBadge: 99,
  /** Distance from a list's end that loads its next page, CSS px. */
  infiniteScrollPx: 300,
  /** Distance that counts as a swipe, CSS px. */
  swipePx: 100,
  /** Oldest iOS that runs the iOS app. */
  minimumIos: '12.4',
} as const

/** File kinds a promotion application takes. */
export const PROMOTION_IMAGE_TYPES = ['image/png', 'image/jpeg'] as const

/** Announcement groups of the banner call. */
export const BANNER_GROUPS = {
  home: 'm_home',
  live: 'm_live',
  newGame: 'm_newgame',
  invite: 'm_invite',
  registration: 'm_reg',
} as const

/** `types` of the announcement call: banners alone, or banners with pop-ups and public notices. */
export const ANNOUNCEMENT_TYPES = { banners: 'B', all: 'B,PL,PU' } as const

/** Question types of the feedback form as the wire numbers them. */
export const FEEDBACK_TYPES = {
  deposit: 1,
  withdrawal: 2,
  game: 3,
  customerService: 4,
  applyAgent: 6,
  others: 0,
} as const
/** The form's value before a question type is chosen. */
export const FEEDBACK_TYPE_NONE = -1

/** Filters of the game list by smallest stake, in base units, and lines, labelled '1 yuan or more' and '25 lines or more'. */
export const GAME_FILTERS = { minBet: 1, minLine: 25 } as const

/** `registerMethod`: how the page that registers is being run. */
export const REGISTER_METHODS = ['APP', 'H5', 'PWA', 'WEBCLIP'] as const
export type RegisterMethod = (typeof REGISTER_METHODS)[number]
