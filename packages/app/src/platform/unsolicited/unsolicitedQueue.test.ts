import { describe, expect, it } from 'vitest'

import { enqueue, mayCome, type UnsolicitedSurface } from './unsolicitedQueue.ts'

describe('unsolicited surfaces (S-home-30)', () => {
  it.each<[string, UnsolicitedSurface[], UnsolicitedSurface[]]>([
    ['the first is shown', ['homePopup'], ['homePopup']],
    ['who is shown stays', ['homePopup', 'passkeyOffer'], ['homePopup', 'passkeyOffer']],
    [
      'the most urgent waits at the front',
      ['homePopup', 'passkeyOffer', 'limitsOffer'],
      ['homePopup', 'limitsOffer', 'passkeyOffer'],
    ],
    [
      "the download comes after the operator's word",
      ['passkeyOffer', 'downloadPopup', 'homePopup'],
      ['passkeyOffer', 'homePopup', 'downloadPopup'],
    ],
    ['the reality check interrupts', ['homePopup', 'realityCheck'], ['realityCheck', 'homePopup']],
    [
      'a reminder to look back comes before the offer of a passkey',
      ['homePopup', 'passkeyOffer', 'accountReview'],
      ['homePopup', 'accountReview', 'passkeyOffer'],
    ],
    ['nobody stands in it twice', ['homePopup', 'passkeyOffer', 'homePopup'], ['homePopup', 'passkeyOffer']],
  ])('%s', (_rule, arrivals, queue) => {
    expect(arrivals.reduce<readonly UnsolicitedSurface[]>(enqueue, [])).toEqual(queue)
  })
})

describe('surfaces of a visit (S-home-45)', () => {
  const RETURNING = true
  it.each<[string, UnsolicitedSurface, boolean, UnsolicitedSurface | undefined, boolean]>([
    [
      'a newcomer is told of the limits that the law wants offered',
      'limitsOffer',
      !RETURNING,
      undefined,
      true,
    ],
    ['and is asked for consent after it', 'marketingOffer', !RETURNING, 'limitsOffer', true],
    ['and is told of the tools', 'toolsNotice', !RETURNING, undefined, true],
    ['a reality check comes whatever came before', 'realityCheck', !RETURNING, 'marketingOffer', true],
    ['a win is celebrated on a first visit too', 'moment', !RETURNING, undefined, true],
    [
      'a login with a password is answered by the offer of a passkey',
      'passkeyOffer',
      !RETURNING,
      undefined,
      true,
    ],
    ["a newcomer sees none of the operator's popups", 'homePopup', !RETURNING, undefined, false],
    ['and no download', 'downloadPopup', !RETURNING, undefined, false],
    ['who comes again sees the popups', 'homePopup', RETURNING, undefined, true],
    ['one after the other', 'homePopup', RETURNING, 'homePopup', true],
    ['and the download on another visit', 'downloadPopup', RETURNING, 'homePopup', false],
    [
      'the popups wait for a visit in which nothing else is due',
      'homePopup',
      RETURNING,
      'marketingOffer',
      false,
    ],
  ])('%s', (_rule, name, returning, first, may) => {
    expect(mayCome(name, returning, first)).toBe(may)
  })
})
