import { describe, expect, it } from 'vitest'

import { joinLine, type Unasked } from './turns.ts'

describe('surfaces that come unasked', () => {
  it.each<[string, Unasked[], Unasked[]]>([
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
  ])('%s', (_rule, arrivals, line) => {
    expect(arrivals.reduce<readonly Unasked[]>(joinLine, [])).toEqual(line)
  })
})
