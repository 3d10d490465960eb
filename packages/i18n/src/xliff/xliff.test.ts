import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { readCatalogue } from '../catalogue/index.ts'
import { LANGUAGES } from '../registry.ts'
import { type OfferedUnit, readXliff, writeXliff } from './xliff.ts'

const documentOf = (units: readonly OfferedUnit[]) => ({
  name: 'livery',
  sourceTag: 'en',
  targetTag: 'de',
  units,
})
const unit: OfferedUnit = {
  id: 'a.b',
  source: 'Log in',
  target: 'Anmelden',
  state: 'translated',
  notes: ['Button'],
}
const back = (units: readonly OfferedUnit[]) => readXliff(writeXliff(documentOf(units))).units

test('a document names its languages, its texts and the notes on each', () => {
  const xml = writeXliff(
    documentOf([unit, { ...unit, id: 'c', target: undefined, state: 'initial', notes: [] }]),
  )
  expect(xml).toContain('<note>Button</note>')
  expect(readXliff(xml)).toEqual({
    ...documentOf([
      { id: 'a.b', source: 'Log in', target: 'Anmelden', state: 'translated' } as OfferedUnit,
      { id: 'c', source: 'Log in', target: undefined, state: 'initial' } as OfferedUnit,
    ]),
  })
})

describe('a round trip loses nothing', () => {
  it('of any text', () => {
    // Characters that XML 1.0 cannot carry occur in no catalogue.
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
      // oxlint-disable-next-line no-control-regex
      .filter((value) => !/[\u0000-\u001F\uFFFE\uFFFF]/u.test(value))
    fc.assert(
      fc.property(text, text, (source, target) => {
        expect(back([{ ...unit, source, target }])).toMatchObject([{ source, target }])
      }),
    )
  })

  it.each(['FR', 'AR', 'TH', 'MY'] as const)('of the texts in %s', (code) => {
    const english = readCatalogue('EN')
    const own = readCatalogue(code)
    const units = Object.entries(english).map(([id, source]) => ({ ...unit, id, source, target: own[id] }))
    const xml = writeXliff({ ...documentOf(units), targetTag: LANGUAGES[code].tag })
    expect(Object.fromEntries(readXliff(xml).units.map(({ id, target }) => [id, target]))).toEqual(own)
  })
})

const file = (inside: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="f">${inside}</file></xliff>`
const segment = (inside: string, state = 'translated') =>
  `<unit id="a"><segment state="${state}">${inside}</segment></unit>`

test.each([
  ['not XML', '<xliff><file>', /it is no XML: .* \(line 1\)/],
  ['another format', '<xliff version="1.2"/>', /no XLIFF 2\.0/],
  ['no file', '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0"/>', /exactly one <file>/],
  ['a unit twice', file(segment('<source>A</source>').repeat(2)), /'a' twice/],
  ['a unit of several segments', file('<unit id="a"><segment/><segment/></unit>'), /exactly one <segment>/],
  ['a unit without source', file(segment('<target>B</target>')), /no <source>/],
  ['an unknown state', file(segment('<source>A</source>', 'done')), /unknown state 'done'/],
  [
    'inline elements',
    file(segment('<source>A</source><target>B <ph id="1"/></target>')),
    /inline element <ph>/,
  ],
  ['a unit without id', file('<unit><segment><source>A</source></segment></unit>'), /lacks its id/],
])('%s is refused in words', (_what, xml, said) => {
  expect(() => readXliff(xml)).toThrow(said)
})
