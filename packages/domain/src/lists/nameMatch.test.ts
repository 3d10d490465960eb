import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { namesHolding, readName, searchable } from './nameMatch.ts'

test.each([
  ['Prism Slots', 'prism', true],
  ['Prism Slots', 'slot', true],
  ['Prism Slots', 'prsim', true],
  ['Prism Slots', 'prisn', true],
  ['Prism Slots', 'pris', true],
  ['Prism Slots', 'priism', true],
  ['Prism Slots', 'prixx', false],
  ['Prism Slots', 'xri', false],
  ['Golden Koi Gold', 'goldn koi', true],
  ['Golden Koi Gold', 'koi golden', true],
  ['Golden Koi Gold', 'golden carp', false],
  ['Đá gà', 'da ga', true],
  ['काला', 'काल', true],
  ['काला', 'किल', false],
  ['ফুটবল', 'ফুট', true],
  ['ফুটবল', 'ফাট', false],
  ['เกมไพ่', 'ไพ่', true],
  ['Prism Slots', '  ', false],
] as const)('%s is found by %s: %s', (name, typed, found) => {
  expect(namesHolding(typed)(readName(name))).toBe(found)
})

test('the best name comes first, and typing errors are tolerated only without an exact match', () => {
  const names = ['Dark Dragon', 'Dragon', 'Dragons Gate', 'Snapdragon', 'Dagon Deep']
  const find = searchable(names, readName)
  expect(find('dragon')).toEqual(['Dragon', 'Dragons Gate', 'Dark Dragon', 'Snapdragon'])
  expect(find('dragno')).toEqual(['Dark Dragon', 'Dragon', 'Dragons Gate'])
  expect(find('')).toEqual([])
})

test.each([
  ['Élan  Vital!', 'elan vital'],
  ['ĐẠI  LỘ', 'dai lo'],
  ['  Over_Line ', 'overline'],
  ['7-Up', '7up'],
  ['金龙', '金龙'],
  ['ＰＲＩＳＭ７', 'prism7'],
  ['ドラゴン', 'とらこん'],
  ['ﾄﾞﾗｺﾞﾝ', 'とらこん'],
  ['الحَظّ', 'الحظ'],
  ['أسطورة', 'اسطوره'],
  ['کارت بازی', 'كارت بازي'],
  ['बाज़ार', 'बाजार'],
  ['हिन्दी चाँद', 'हिंदी चांद'],
  ['ကစားပွဲ', 'ကစားပွဲ'],
  ['İstanbul Işığı', 'istanbul isigi'],
  ['Łódź Straße', 'lodz strasse'],
  ['Smørrebrød', 'smorrebrod'],
  ['!?', ''],
])('%j is normalised to %j', (name, read) => expect(readName(name)).toBe(read))

describe('any name', () => {
  const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
  const word = fc.string({ unit: letters, minLength: 4, maxLength: 9 })
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
  const at = fc.nat()

  it('normalises to itself when it was normalised before', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(readName(readName(text))).toBe(readName(text))
      }),
    )
  })

  it('is found by any part of it', () => {
    fc.assert(
      fc.property(name, at, at, (text, from, length) => {
        const begin = from % text.length
        const part = text.slice(begin, begin + 1 + (length % text.length))
        fc.pre(readName(part) !== '')
        expect(namesHolding(part)(text)).toBe(true)
        expect(searchable([text], readName)(part)).toEqual([text])
      }),
    )
  })

  it('is found with a letter changed, missing, added or swapped with the next', () => {
    fc.assert(
      fc.property(word, at, letters, (text, position, letter) => {
        const place = position % text.length
        const [before, here, after] = [text.slice(0, place), text.charAt(place), text.slice(place + 1)]
        const slips = [
          before + letter + after,
          before + after,
          before + letter + here + after,
          before + after.charAt(0) + here + after.slice(1),
        ]
        for (const slip of slips.filter(({ length }) => length >= 4)) {
          expect([slip, namesHolding(slip)(text)]).toEqual([slip, true])
        }
      }),
    )
  })

  it('gets the same result alone as among many', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 6 }), word, (names, typed) => {
        const found = searchable(names, readName)(typed)
        const spelled = names.filter((each) => each.includes(typed))
        const wanted = spelled.length > 0 ? spelled : names.filter(namesHolding(typed))
        expect(found.toSorted()).toEqual(wanted.toSorted())
      }),
    )
  })

  it('comes after all names of a higher rank', () => {
    const rank = (text: string, typed: string) =>
      text === typed ? 3 : text.startsWith(typed) ? 2 : text.includes(` ${typed}`) ? 1 : 0
    const short = fc.string({ unit: fc.constantFrom(...'ab'), minLength: 1, maxLength: 3 })
    const few = fc.array(short, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(fc.uniqueArray(few, { maxLength: 12 }), short, (names, typed) => {
        const ranks = searchable(names, readName)(typed).map((text) => rank(text, typed))
        expect(ranks).toEqual(ranks.toSorted((one, other) => other - one))
      }),
    )
  })
})

test('a long pasted text is matched exactly', () => {
  const pasted = 'a'.repeat(5_000)
  expect(namesHolding(pasted)('a'.repeat(4_999))).toBe(false)
  expect(namesHolding(pasted)(`b${pasted}`)).toBe(true)
})
