// Generated from openapi/ by `npx pnpm --filter @livery/api generate`. Change the contract, never this file.

/** They move money: each carries an Idempotency-Key. */
export const MONEY_CALLS = [
  'POST /wps/relay/GCS_walletTransfer',
  'POST /wps/transaction/deposit',
  'POST /wps/transaction/withdraw',
  'POST /wps/rewards/{rewardId}/claim',
  'POST /wps/agent/referral/claim',
  'POST /lgw/orders',
] as const

/** They can carry the token in the query. */
export const TOKEN_QUERY_CALLS = [
  'GET /wps/member/info',
  'GET /wps/member/info/funds/consolidated',
  'GET /wps/wallets/gcs',
  'GET /wps/relay/MCSFE_getListAnnouncements',
  'GET /lgw/games/favourites',
] as const

/** They can carry the token in the body. */
export const TOKEN_BODY_CALLS = [
  'DELETE /wps/session',
  'POST /wps/relay/MCSFE_markAnnouncementAsRead',
  'POST /lgw/games/favourites',
  'DELETE /lgw/games/favourites',
] as const

/** Their body is a form. */
export const FORM_CALLS = [
  'POST /wps/email',
] as const

/** Their body holds files. */
export const UPLOAD_CALLS = [
  'POST /wps/promotions/{promotionId}/application',
] as const
