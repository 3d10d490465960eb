import type { Schemas } from '@livery/api'

/** Three friends followed the link, two of whom count and are not paid for yet. */
export function sampleReferral(money: (amount: number) => string, currency: string): Schemas['Referral'] {
  const inviteUrl = 'https://example.com/m/register?affiliateCode=ROBIN26'
  return {
    inviteUrl,
    qrText: inviteUrl,
    affiliateCode: 'ROBIN26',
    currency,
    rewardPerMember: money(10),
    earned: money(30),
    claimable: money(20),
    invited: [
      { userName: 'th***21', joinedAt: '2026-11-19T09:30:00.000Z', qualified: false },
      { userName: 'mi***88', joinedAt: '2026-10-31T18:10:00.000Z', qualified: true },
      { userName: 'lu***07', joinedAt: '2026-10-04T07:45:00.000Z', qualified: true },
    ],
    pageNum: 1,
    totalPages: 1,
  }
}
