/** Invited member, by what decides whether the invitation is rewarded. */
export interface Friend {
  readonly id: bigint
  readonly inviter: bigint
  /** Staked so far in minor units; refunded stakes do not count. */
  readonly staked: bigint
  readonly has_deposit: boolean
  /** Addresses that the friend and the inviting member have signed in from. */
  readonly addresses: readonly string[]
  readonly inviter_addresses: readonly string[]
  readonly claimed: bigint | null
  readonly gifted: boolean
}

/**
 * The rule of an invitation: a friend counts who has paid a deposit and staked enough, one of a household, and none of
 * the inviting member's own. Who was rewarded before counts, and keeps the household's place.
 * @param stake - minor units that a friend must have staked
 * @returns ids of the friends who count
 */
export function countingFriends(friends: readonly Friend[], stake: bigint): ReadonlySet<bigint> {
  const counting = new Set<bigint>()
  const households = new Set<string>()
  const isRewarded = ({ claimed, gifted }: Friend) => claimed !== null || gifted
  const inOrder = friends.toSorted(
    (one, other) => Number(isRewarded(other)) - Number(isRewarded(one)) || (one.id < other.id ? -1 : 1),
  )
  for (const friend of inOrder) {
    const { id, inviter, staked, has_deposit, addresses, inviter_addresses } = friend
    const isNew = addresses.every(
      (address) => !inviter_addresses.includes(address) && !households.has(`${inviter} ${address}`),
    )
    if (!isRewarded(friend) && !(has_deposit && staked >= stake && isNew)) continue
    counting.add(id)
    for (const address of addresses) households.add(`${inviter} ${address}`)
  }
  return counting
}
