/** Every timing of the specification (section 9), in milliseconds unless a name says otherwise. */
export const DURATIONS = {
  bannerAutoplay: 5_000,
  pageTransition: 300,
  /** 20 frames a second: the marquee moves in steps of this length (decision 21). */
  marqueeStep: 1_000 / 20,
  unreadThrottle: 250,
  markReadThrottle: 150,
  revalidateOnLanguageChange: 200,
  lazyLoaderDelay: 200,
  modalFocus: 500,
  /** A dialog ignores backdrop clicks this long after opening. */
  dialogBackdropGuard: 300,
  searchDebounce: 300,
  infiniteScrollThrottle: 300,
  smsTick: 500,
  smsCooldownDefault: 60_000,
  passwordChangedRedirect: 1_000,
} as const

/** How long a message stays. */
export const MESSAGE_DURATIONS = {
  info: 2_000,
  changesSaved: 1_000,
  success: 1_500,
  notice: 1_500,
  profileRedirect: 4_000,
  pleaseWait: 3_000,
  toastShort: 3_000,
  toastLong: 8_000,
  favouritesLoading: 10_000,
} as const

/**
 * Loading messages the specification keeps 'up to 9999 s' stay until their work ends;
 * an abandoned request ends them by its own time limit (decision 22).
 */
export const REQUEST_TIME_LIMITS = { standard: 15_000, upload: 60_000 } as const
