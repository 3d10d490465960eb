/**
 * Whitelabel flags. The first seven are the platform's (their spelling is the wire's). `PASSKEYS` offers
 * passkeys as a way in; `MULTIDEVICE` lets a member be signed in on several devices, where without it a new
 * sign-in ends the one before. `MENU_*` are one per menu entry: true when a tenant builds that entry.
 */
export const FEATURE_FLAGS = [
  'MOBILEVERCODELOGIN3',
  'FACEBOOKLOGIN3',
  'GOOGLELOGIN3',
  'CBS3',
  'AGENTPOLICY3',
  'REFERRAL',
  'VIP',
  'PASSKEYS',
  'MULTIDEVICE',
] as const

export const MENU_FLAGS = [
  'MENU_PROFILE',
  'MENU_ACCOUNT_RECORD',
  'MENU_BETTING_RECORD',
  'MENU_INVITE_FRIENDS',
  'MENU_AGENT',
  'MENU_APP_DOWNLOAD',
  'MENU_CUSTOMER_SERVICE',
  'MENU_DEPOSIT',
  'MENU_WITHDRAW',
  'MENU_REWARD_CENTER',
  'MENU_CASHBACK',
  'MENU_POINTS',
  'MENU_PROMOTION',
  'MENU_MESSAGE',
  'MENU_HELP',
  'MENU_FEEDBACK',
  'MENU_LANGUAGE',
  'MENU_CHANGE_PASSWORD',
] as const

export const WHITELABEL_FLAGS = [...FEATURE_FLAGS, ...MENU_FLAGS] as const

export type FeatureFlag = (typeof FEATURE_FLAGS)[number]
export type MenuFlag = (typeof MENU_FLAGS)[number]
export type WhitelabelFlag = (typeof WHITELABEL_FLAGS)[number]
export type Flags = Readonly<Record<WhitelabelFlag, boolean>>

/**
 * Flags in force: those that were built, less what the live answer of `/wps/system/whitelabel` switches off. A live
 * flag never switches on what the tenant did not build (S-roles-09).
 */
export function effectiveFlags(
  built: Flags,
  live?: Readonly<Partial<Record<string, boolean>>> | null | undefined,
): Flags {
  const flags = {} as Record<WhitelabelFlag, boolean>
  for (const flag of WHITELABEL_FLAGS) flags[flag] = built[flag] && live?.[flag] !== false
  return flags
}

/** Flags that all have one value: the starting point of a tenant's flags and of tests. */
export function allFlags(value: boolean): Record<WhitelabelFlag, boolean> {
  return Object.fromEntries(WHITELABEL_FLAGS.map((flag) => [flag, value])) as Record<WhitelabelFlag, boolean>
}
