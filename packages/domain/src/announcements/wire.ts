/** Fixed values of the announcement calls (S-announcements-04, S-home-01). */

/** `platform` of the announcement calls. */
export const ANNOUNCEMENT_PLATFORM = 'M'

/** `types` of the announcement call: banners alone, or banners with pop-ups and public notices. */
export const ANNOUNCEMENT_TYPES = { banners: 'B', all: 'B,PL,PU' } as const

/** Announcement groups of the banner call. */
export const BANNER_GROUPS = {
  home: 'm_home',
  live: 'm_live',
  newGame: 'm_newgame',
  invite: 'm_invite',
  registration: 'm_reg',
} as const
