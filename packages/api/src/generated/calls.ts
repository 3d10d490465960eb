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

/** They know no session: none is sent with them, and a refusal of theirs says nothing about one. */
export const OPEN_CALLS = [
  'GET /wps/system/status',
  'GET /wps/system/whitelabel',
  'GET /wps/system/country',
  'GET /wps/system/downloadLinks',
  'GET /wps/system/customerService',
  'POST /wps/system/customerService/open',
  'GET /wps/system/helpCenter',
  'GET /wps/session/keys',
  'POST /wps/session/login',
  'POST /wps/session/login/freeplay',
  'GET /wps/session/trial',
  'POST /wps/session/social/{provider}',
  'POST /wps/session/social/{provider}/callback',
  'POST /wps/session/passkey/options',
  'POST /wps/session/passkey',
  'GET /wps/captcha',
  'GET /wps/verification/human',
  'GET /wps/verification',
  'POST /wps/verification/sms/noLogin',
  'GET /wps/member/register/rules',
  'PUT /wps/member/register',
  'GET /wps/member/username',
  'GET /wps/member/email',
  'GET /wps/agent/affiliate',
  'POST /wps/member/password/phone',
  'POST /wps/email',
  'GET /lgw/sports/fixtures',
  'GET /lgw/sports/stream',
  'GET /lgw/games/mobile',
  'GET /lgw/games/hot',
  'GET /lgw/games/vendorTypes',
  'GET /lgw/games/vendors',
  'GET /lgw/winners',
  'GET /lgw/jackpot',
  'GET /lgw/live',
  'GET /lotto/list',
  'GET /lotto/menu',
  'GET /lotto/numero',
  'GET /lotto/draws',
  'GET /lotto/vn/recent',
  'GET /lotto/vn/numero',
  'GET /lotto/plays',
  'POST /lotto/session',
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
