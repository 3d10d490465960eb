import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { closest, nearest } from './nearest.ts'

const word = fc.stringMatching(/^[a-z]{1,12}$/)
const words = fc.array(word, { minLength: 1, maxLength: 8 })

describe('nearest', () => {
  it.each<[kind: string, found: string, allowed: readonly string[], proposed: string | undefined]>([
    ['a letter left out', 'REFERAL', ['REFERRAL', 'VIP'], 'REFERRAL'],
    ['a letter too many', 'colorss', ['color', 'colors'], 'colors'],
    ['a wrong letter', 'darc', ['light', 'dark'], 'dark'],
    ['neighbours in each other’s place', 'hsots', ['hosts', 'name'], 'hosts'],
    ['the first two letters swapped', 'adrk', ['dark', 'light'], 'dark'],
    ['the last two letters swapped', 'drak', ['dark', 'light'], 'dark'],
    ['another case', 'ja', ['JA', 'KO'], 'JA'],
    ['one edit in a short word', 'malt', ['malta', 'curacao'], 'malta'],
    ['two edits in a word of four letters', 'theme', ['home', 'header'], undefined],
    ['two edits in a word of six letters', 'radioos', ['radius', 'density'], 'radius'],
    ['three edits in a word of six letters', 'radixxx', ['radius', 'density'], undefined],
    ['two swaps apart from each other', 'rdaisu', ['radius', 'density'], undefined],
    ['letters in another order, not neighbours', 'tosh', ['host', 'name'], undefined],
    ['nothing alike', 'something else', ['hosts', 'name'], undefined],
    ['nothing written', '', ['hosts'], undefined],
    ['nothing allowed', 'hosts', [], undefined],
    [
      'a token of the contract',
      'color.text.primry',
      ['color.text.link', 'color.text.primary'],
      'color.text.primary',
    ],
    ['the nearer of two', 'header', ['headers', 'reader', 'header'], 'header'],
    ['the first of two equally near', 'cat', ['hat', 'bat'], 'hat'],
  ])('%s: %j of %j is %j', (_kind, found, allowed, proposed) => {
    expect(nearest(found, allowed)).toBe(proposed)
  })

  it('is the word itself when it is allowed', () => {
    fc.assert(
      fc.property(words, fc.nat(), (allowed, at) => {
        const found = allowed[at % allowed.length] ?? ''
        expect(nearest(found, allowed)).toBe(found)
        expect(nearest(found.toUpperCase(), allowed)).toBe(found)
      }),
    )
  })

  it('finds a word after any single typing error', () => {
    const long = fc.stringMatching(/^[a-z]{4,12}$/)
    fc.assert(
      fc.property(
        long,
        fc.nat(),
        fc.constantFrom('drop', 'double', 'swap', 'replace'),
        (meant, seed, slip) => {
          const at = seed % (meant.length - 1)
          const [before, first, second, after] = [
            meant.slice(0, at),
            meant[at] ?? '',
            meant[at + 1] ?? '',
            meant.slice(at + 2),
          ]
          const middles = {
            drop: second,
            double: first + first + second,
            swap: second + first,
            replace: `-${second}`,
          }
          expect(nearest(before + middles[slip] + after, [meant])).toBe(meant)
        },
      ),
    )
  })

  it('is an allowed word or undefined, whatever was written', () => {
    fc.assert(
      fc.property(fc.string(), words, (found, allowed) => {
        expect([...allowed, undefined]).toContain(nearest(found, allowed))
      }),
    )
  })

  it('is fast for mistakes of thousands of characters', () => {
    const endless = `hosts${'x'.repeat(5_000_000)}`
    expect(nearest(endless, ['hosts'])).toBeUndefined()
    expect(closest(endless, ['hosts'])).toBe('hosts')
  })
})

describe('closest', () => {
  it('finds a word even when nothing is similar', () => {
    expect(closest('colours', ['radius.card', 'color.scrim'])).toBe('color.scrim')
    expect(nearest('colours', ['radius.card', 'color.scrim'])).toBeUndefined()
  })

  it('is undefined for an empty list only', () => {
    expect(closest('hosts', [])).toBeUndefined()
    fc.assert(
      fc.property(fc.string(), words, (found, allowed) => allowed.includes(closest(found, allowed) ?? '')),
    )
  })

  it('is never farther than the result of nearest', () => {
    fc.assert(
      fc.property(word, words, (found, allowed) => {
        expect([undefined, closest(found, allowed)]).toContain(nearest(found, allowed))
      }),
    )
  })
})
