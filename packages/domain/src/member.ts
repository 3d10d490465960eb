/** A member's type as the platform numbers it. */
export type MemberType = number

/** What the rules need to know of a session; `null` is a visitor. */
export type SessionFacts = { readonly type: MemberType } | null

/** The trial or guest account's type; also assumed when the platform names none. */
export const GUEST_TYPE: MemberType = 4

const REAL_TYPES: ReadonlySet<MemberType> = new Set([0, 1, 2])
const TYPES_WITHOUT_AGENT_ENTRY: ReadonlySet<MemberType> = new Set([0, 4, 40])
const NON_CONTRACT_TYPES: ReadonlySet<MemberType> = new Set([4, 40, 41, 42])

/** True for members with a real account: types 0, 1 and 2. */
export function isRealAccount(type: MemberType): boolean {
  return REAL_TYPES.has(type)
}

/** True for every type that is not real: it behaves as trial wherever the specification says 'free-trial' (decision 5). */
export function isTrialAccount(type: MemberType): boolean {
  return !isRealAccount(type)
}

/** True for the guest type alone, which some rules name by its number. */
export function isGuest(type: MemberType): boolean {
  return type === GUEST_TYPE
}

/** True when the agent entry is shown: not 0, 4, 40 (decision 4). */
export function seesAgentEntry(type: MemberType): boolean {
  return !TYPES_WITHOUT_AGENT_ENTRY.has(type)
}

/** True when pending agent contract requests are asked for: not 4, 40, 41, 42 (decision 4). */
export function isContractCandidate(type: MemberType): boolean {
  return !NON_CONTRACT_TYPES.has(type)
}

/** The session's member type; an answer without a usable one counts as a guest. */
export function memberTypeFrom(value: unknown): MemberType {
  const type = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof type === 'number' && Number.isInteger(type) && type >= 0 ? type : GUEST_TYPE
}

/** How a member is called on screen: the nickname, or the account without one. */
export function displayName(member: { nickname?: string | null | undefined; account: string }): string {
  return member.nickname?.trim() || member.account
}

export type VipScreen = 'memberCentre' | 'vipBenefits'

/** The VIP label; absent, the member centre shows `-` and the benefits screen `0` (decision 2). */
export function vipLabel(labelName: string | null | undefined, screen: VipScreen): string {
  return labelName?.trim() || (screen === 'memberCentre' ? '-' : '0')
}
