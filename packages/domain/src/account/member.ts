/** Member type, by the platform's number. */
export type MemberType = number

/** Facts of a session that rules need; `null` is a visitor. */
export type SessionFacts = { readonly type: MemberType } | null

/** Type of a trial or guest account; also assumed when the platform sends none. */
export const GUEST_TYPE: MemberType = 4

/** Type of an ordinary member, as everybody is registered. */
export const MEMBER_TYPE: MemberType = 0

/** Type of an agent, which an ordinary member can become. */
export const AGENT_TYPE: MemberType = 1

const REAL_TYPES: ReadonlySet<MemberType> = new Set([0, 1, 2])
const TYPES_WITHOUT_AGENT_ENTRY: ReadonlySet<MemberType> = new Set([0, 4, 40])
const NON_CONTRACT_TYPES: ReadonlySet<MemberType> = new Set([4, 40, 41, 42])

/** True for members with a real account: types 0, 1 and 2. */
export function isRealAccount(type: MemberType): boolean {
  return REAL_TYPES.has(type)
}

/** True for every type that is not real: it behaves as trial (S-roles-02). */
export function isTrialAccount(type: MemberType): boolean {
  return !isRealAccount(type)
}

/** True for the guest type alone, which some rules name by its number. */
export function isGuest(type: MemberType): boolean {
  return type === GUEST_TYPE
}

/** True when the agent entry is shown: not for 0, 4 and 40 (S-agent-01). */
export function seesAgentEntry(type: MemberType): boolean {
  return !TYPES_WITHOUT_AGENT_ENTRY.has(type)
}

/** True when pending contract requests are asked for: not for 4, 40, 41 and 42 (S-agent-02). */
export function isContractCandidate(type: MemberType): boolean {
  return !NON_CONTRACT_TYPES.has(type)
}

/** Member type of a session; an answer without a usable one counts as a guest. */
export function memberTypeFrom(value: unknown): MemberType {
  const type = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof type === 'number' && Number.isInteger(type) && type >= 0 ? type : GUEST_TYPE
}

/**
 * Type of a session once the member's data tell the type anew: the gateway may have made an agent of the member since
 * the login. A guest stays one, and becomes a member by registering alone.
 */
export function typeInForce(session: MemberType, told: MemberType): MemberType {
  return isGuest(session) || isGuest(told) ? session : told
}

/** Display name of a member: the nickname, or the account without one. */
export function displayName(member: { nickname?: string | null | undefined; account: string }): string {
  return member.nickname?.trim() || member.account
}

export type VipScreen = 'memberCentre' | 'vipBenefits'

/** The VIP label; absent, the member centre shows `-` and the benefits page `0` (S-member-03). */
export function vipLabel(labelName: string | null | undefined, screen: VipScreen): string {
  return labelName?.trim() || (screen === 'memberCentre' ? '-' : '0')
}
