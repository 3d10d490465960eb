import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { createLeakIndex } from './leakIndex.ts'

const texts = [
  'Star',
  'Moon🌙',
  'Star Gold',
  'play.star.example',
  'STA01',
  'MGA/B2C/7/2020',
  '#1f6feb',
  'Đăng Ký',
]
const search = createLeakIndex(
  texts.map((text) => ({ owner: 'star', what: text.startsWith('#') ? 'colour' : 'text', text })),
)
const found = (content: string) => search(content).map(({ text }) => text)

it.each([
  ['a word', 'made by Star', ['Star']],
  ['any case', 'STAR and star', ['STAR', 'star']],
  ['not inside a longer word', 'start, Starry, 1Star, Star2', []],
  ['the longest of those that begin alike', 'Star Gold', ['Star Gold']],
  ['a host, once', 'https://play.star.example/', ['play.star.example']],
  ['a number with slashes', '(MGA/B2C/7/2020)', ['MGA/B2C/7/2020']],
  ['a number that goes on is another', 'MGA/B2C/7/20201', []],
  ['colours, also with opacity', '#1F6FEB #1f6feb80', ['#1F6FEB', '#1f6feb']],
  ['a name with a sign of two units', 'made by Moon🌙.', ['Moon🌙']],
  ['letters beyond ASCII', 'bấm Đăng ký ngay', ['Đăng ký']],
])('finds %s', (_what, content, wanted) => {
  expect(found(content)).toEqual(wanted)
})

it('finds a name in a description, of which it is a part', () => {
  const description = 'The bonuses of Star, and many more'
  const needles = [
    { owner: 'moon', what: 'description', text: description },
    { owner: 'star', what: 'name', text: 'Star' },
  ]
  expect(createLeakIndex(needles)(description).map(({ text }) => text)).toEqual([description, 'Star'])
})

it('finds a text between any characters that are no letters', () => {
  const filler = fc.string({ unit: fc.constantFrom(' ', '"', '<', '/', '.', '\n', '\0', '-') })
  fc.assert(
    fc.property(filler, fc.constantFrom('STA01', 'Đăng Ký'), filler, (before, text, after) => {
      expect(found(`${before}${text}${after}`)).toEqual([text])
    }),
  )
})
