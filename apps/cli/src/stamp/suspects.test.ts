import { fileURLToPath } from 'node:url'

import { loadTenants } from '@livery/tenant'
import { converter, formatCss, type Color } from 'culori'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { openBundleWords, readWords, united, writtenWords } from './bundleWords.ts'
import { needlesOf, type ScannedBrand } from './leakNeedles.ts'
import { createLeakScanner, sharedKey } from './leakScan.ts'
import { openSuspects } from './suspects.ts'

const brands = await loadTenants(fileURLToPath(new URL('../../../../', import.meta.url)))
const [first] = brands
if (first === undefined) throw new Error('there is no brand')

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
/** Letters whose case is a matter of its own among them: K, ß, dotted I, final sigma, and one of two units. */
const letter = fc.constantFrom(...'abcdeoxzABKSIL019', 'ß', 'İ', 'Σ', 'đ', 'Đ', 'ก', '한', 'Ж', '𝒜', '\u212A')
const word = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: letter, minLength: 3, maxLength: 9 }) },
  // Numbers that count together with the word beside them.
  { weight: 1, arbitrary: fc.constantFrom('2000', '20240', '999', '２０００', '2000K') },
)
const gap = fc.constantFrom(' ', '-', '/', '.', ', ', '·', '😀', '’')
const phrase = fc
  .tuple(word, fc.array(fc.tuple(gap, word), { maxLength: 3 }))
  .map(([start, rest]) => [start, ...rest.flat()].join(''))

/** A brand that has everything that the scan knows. */
const brand: fc.Arbitrary<ScannedBrand> = fc
  .record({
    name: fc.oneof(phrase, fc.stringMatching(/^[a-z]{4,8}$/)),
    description: phrase.map((text) => `${text} and all of its games under one sky`),
    code: word,
    host: fc.stringMatching(/^[a-z]{3,6}\.[a-z]{3,6}\.example$/),
    company: phrase.map((text) => `${text} Gaming Ltd`),
    number: fc.integer({ min: 1000, max: 99_999 }),
    brand: hex,
    accent: hex,
  })
  .map(({ name, description, code, host, company, number, ...colors }) => ({
    id: 'other',
    config: {
      ...first.config,
      name,
      description,
      merchantCode: code,
      hosts: [host],
      legal: {
        ...first.config.legal,
        company,
        companyNumber: `C ${number}`,
        address: `${number} Some Street, Town`,
        licenceNumber: `MGA/B2C/${number}/2024`,
      },
    },
    brand: { ...first.brand, colors: { ...first.brand.colors, ...colors } },
  }))

/** Another one whose name is the beginning of a brand's. */
const namesake = ({ config, brand }: ScannedBrand): ScannedBrand => ({
  id: 'namesake',
  config: { ...config, name: /^[\p{L}\p{N}]+/u.exec(config.name)?.[0] ?? 'Namesake', hosts: [] },
  brand,
})

const each = (text: string, change: (letter: string) => string) => [...text].map(change).join('')
const code = (each: string, radix: number) => (each.codePointAt(0) ?? 0).toString(radix)
const LOOK_ALIKES: Readonly<Record<string, string>> = { a: 'а', c: 'с', e: 'е', o: 'о', x: 'х', k: 'к' }
const asColour = (mode: 'hsl' | 'oklch' | 'hwb') => (text: string) => {
  const color = /^#[0-9a-f]{6}$/.test(text) ? (converter(mode)(text) as Color | undefined) : undefined
  return color === undefined ? text : formatCss(color)
}
/** Whole numbers, as tools write them. */
const rounded = (text: string) => text.replaceAll(/\d+\.\d+/g, (number) => String(Math.round(Number(number))))

/** Spellings that a text hides behind. */
const DISGUISES: Readonly<Record<string, (text: string) => string>> = {
  none: (text) => text,
  capitals: (text) => text.toUpperCase(),
  'small letters': (text) => text.toLowerCase(),
  entities: (text) => each(text, (letter) => `&#${code(letter, 10)};`),
  'entities by number': (text) => each(text, (letter) => `&#x${code(letter, 16)};`),
  escapes: (text) => each(text, (letter) => `\\u{${code(letter, 16)}}`),
  'percent signs': (text) => encodeURIComponent(text.toWellFormed()).replaceAll('.', '%2E'),
  spans: (text) => `${text.slice(0, 2)}<tspan dx="1">${text.slice(2)}</tspan>`,
  'zero width': (text) => `${text.slice(0, 2)}\u200B${text.slice(2)}`,
  'look-alike letters': (text) => each(text, (letter) => LOOK_ALIKES[letter] ?? letter),
  'full width': (text) =>
    text.replaceAll(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  spaces: (text) => [...text].join(' '),
  'a word of the site behind': (text) => `${text}casino`,
  'a word of the site before': (text) => `play${text}`,
  'joined words': (text) => `${text}Casino`,
  base64: (text) => Buffer.from(`See ${text} now`).toString('base64'),
  'short base64': (text) => Buffer.from(text).toString('base64'),
  picture: (text) => `data:image/png;base64,${Buffer.from(`....${text}....`).toString('base64')}`,
  'picture of two bytes': (text) =>
    `data:image/png;base64,${Buffer.from(`\0 ${text} \0`, 'utf16le').toString('base64')}`,
  opacity: (text) => `${text}80`,
  hsl: asColour('hsl'),
  oklch: asColour('oklch'),
  hwb: asColour('hwb'),
  'hsl of whole numbers': (text) => rounded(asColour('hsl')(text)),
}

const path = fc.constantFrom(
  'brand/logo.svg',
  'messages/EN.json',
  'manifest.webmanifest',
  'app.html',
  'icons/192.png',
)
const around = fc.string({
  unit: fc.constantFrom(' ', '"', '<', '/', '.', '\n', '#', '😀', 'x', '7'),
  maxLength: 3,
})

it.each(Object.entries(DISGUISES))(
  'everything that the scan finds behind %s is among the suspects, and nothing else matters to it',
  (_what, disguise) => {
    let found = 0
    fc.assert(
      fc.property(brand, path, around, around, fc.nat(), (other, file, before, after, at) => {
        const all = [...brands, other, namesake(other)]
        const needles = all.flatMap(needlesOf)
        const own = needlesOf(other)
        const text = own[at % own.length]?.text ?? ''
        const written = `${before}${disguise(text)}${after}`
        const content = file.endsWith('.png') ? Buffer.from(written) : written
        const leaks = createLeakScanner(all).scan('lotus', file, content)
        const words = united(openBundleWords()([{ path: file, content }]).map((part) => part.words))
        const suspects = openSuspects(needles)(readWords(writtenWords(words)))
        const known = new Set(suspects.map(sharedKey))
        expect(leaks.filter((leak) => !known.has(sharedKey(leak)))).toEqual([])
        const unsuspected = needles.map(sharedKey).filter((key) => !known.has(key))
        expect(createLeakScanner(all, new Set(unsuspected)).scan('lotus', file, content)).toEqual(leaks)
        found += leaks.length
      }),
      { numRuns: 60 },
    )
    expect(found).toBeGreaterThan(0)
  },
)

it('a text whose words are not all there is no suspect', () => {
  const texts = [
    'Northern Lights',
    'MGA/B2C/7/2020',
    'MGA/B2C/2000/2024',
    'C 10000',
    'Kelvin 2000',
    '#1f6feb',
    'rgb(31, 111, 235)',
  ]
  const needles = texts.map((text) => ({ owner: 'star', what: 'name', text }))
  const suspects = (content: string) =>
    openSuspects(needles)(
      united(openBundleWords()([{ path: 'app.html', content }]).map((part) => part.words)),
    ).map(({ text }) => text)
  expect(suspects('northern MGA B2C 2020 #1f6fec rgb(31, 111, 236) 235')).toEqual([])
  expect(suspects('MGA/B2C/2001/2024 B2C 2000, B2C2000/2024 or 2000/2024; C: 10000 C1 0000')).toEqual([])
  expect(suspects('xMGA/B2C/2000/2024 c 10000')).toEqual(['C 10000'])
  expect(suspects('mga/b2c/2000/2024-1')).toEqual(['MGA/B2C/2000/2024'])
  // The sign of the unit is a K in small letters.
  expect(suspects('\u212Aelvin 2000')).toEqual(['Kelvin 2000'])
  expect(suspects('lights of the northern sky, rgb(31, 111, 235)')).toEqual([
    'Northern Lights',
    'rgb(31, 111, 235)',
  ])
})
