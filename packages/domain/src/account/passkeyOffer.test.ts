import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { mayOfferPasskey, PASSKEY_OFFER_PAUSE } from './passkeyOffer.ts'

const NOW = Date.UTC(2026, 10, 20)

describe('offering a passkey', () => {
  test.each([
    { who: 'a member', type: 0, declinedAt: undefined, offered: true },
    { who: 'an agent', type: 3, declinedAt: undefined, offered: true },
    { who: 'a trial account', type: 4, declinedAt: undefined, offered: false },
    { who: 'a member who said no a moment ago', type: 0, declinedAt: NOW, offered: false },
    {
      who: 'a member who said no just under 30 days ago',
      type: 0,
      declinedAt: NOW - PASSKEY_OFFER_PAUSE + 1,
      offered: false,
    },
    {
      who: 'a member who said no 30 days ago',
      type: 0,
      declinedAt: NOW - PASSKEY_OFFER_PAUSE,
      offered: true,
    },
    { who: 'a member whose clock was wrong', type: 0, declinedAt: NOW + 1, offered: true },
    { who: 'a trial account, however long ago', type: 4, declinedAt: 0, offered: false },
  ])('$who: $offered', ({ type, declinedAt, offered }) => {
    expect(mayOfferPasskey({ type, declinedAt, now: NOW })).toBe(offered)
  })

  it('is refused during the pause and never after it', () => {
    const day = 24 * 60 * 60 * 1_000
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 * day }), (passed) => {
        const offered = mayOfferPasskey({ type: 0, declinedAt: NOW - passed, now: NOW })
        expect(offered).toBe(passed >= 30 * day)
      }),
    )
  })
})
