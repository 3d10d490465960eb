import { describe, expect, it } from 'vitest'

import { enqueue, type UnsolicitedSurface } from './unsolicitedQueue.ts'

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
    ['nobody stands in it twice', ['homePopup', 'passkeyOffer', 'homePopup'], ['homePopup', 'passkeyOffer']],
  ])('%s', (_rule, arrivals, queue) => {
    expect(arrivals.reduce<readonly UnsolicitedSurface[]>(enqueue, [])).toEqual(queue)
  })
})
