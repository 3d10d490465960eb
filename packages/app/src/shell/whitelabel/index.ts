export { useFlags, useReferralEnabled, useShowsReferral } from './useFlags.ts'
export { useImageUrl } from './useImageUrl.ts'
export { whitelabelQuery } from './whitelabel.queries.ts'
