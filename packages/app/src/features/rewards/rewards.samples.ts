import type { Schemas } from '@livery/api'

/** Two unclaimed rewards, a claimed and an expired one. */
export function sampleRewards(currency: string, money: (amount: number) => string): Schemas['Reward'][] {
  const issuedAt = '2026-11-18T09:30:00.000Z'
  return [
    {
      id: 'reward_88',
      title: 'Weekly cashback',
      currency,
      amount: money(12.4),
      terms: 'To bet before you can withdraw it: 1 × the bonus.',
      state: 'unclaimed',
      issuedAt,
      expiresAt: '2026-11-27T09:30:00.000Z',
    },
    {
      id: 'reward_87',
      title: 'Tournament, 12th place',
      currency,
      amount: money(40),
      state: 'unclaimed',
      issuedAt,
    },
    {
      id: 'reward_86',
      title: 'Happy birthday',
      currency,
      amount: money(10),
      state: 'claimed',
      issuedAt,
      claimedAt: '2026-11-19T08:00:00.000Z',
    },
    {
      id: 'reward_85',
      title: 'A gift to begin with',
      currency,
      amount: money(5),
      state: 'expired',
      issuedAt,
      expiresAt: '2026-11-19T09:30:00.000Z',
    },
  ]
}

/** Rewards of the requested state. */
export function rewardsFor(rewards: readonly Schemas['Reward'][], url: URL): Schemas['Rewards'] {
  const waiting = rewards.filter(({ state }) => state === 'unclaimed')
  const wanted = url.searchParams.get('state')
  return {
    unclaimed: waiting.length,
    list: rewards.filter(({ state }) => wanted === null || state === wanted),
    pageNum: 1,
    totalPages: 1,
  }
}
