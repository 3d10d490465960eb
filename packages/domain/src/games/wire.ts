/** Fixed values of the game calls (S-wire-01). */

/** `clientType` of the game list, favourites and recent-games calls. */
export const CLIENT_TYPE = 2
/** `isPlatform` of the hot-games call. */
export const IS_PLATFORM = 2
/** `platform` of the game calls. */
export const PLATFORM = 'html5'
/** `typeId` of the vendor game types call. */
export const VENDOR_TYPE_ID = 1
/** `isNew` of a game query that asks for new games. */
export const NEW_GAME = 1
