import { fileURLToPath } from 'node:url'

import { loadTenants } from '@livery/tenant'
import { expect, it } from 'vitest'

import { createLeakScanner } from './leakScan.ts'

const brands = await loadTenants(fileURLToPath(new URL('../../../../', import.meta.url)))
const { scan } = createLeakScanner(brands)
const found = (content: string) =>
  scan('lotus', 'brand/logo.svg', content).map(({ owner, what }) => `${what} of ${owner}`)

it.each([
  ['entities', '<text>&#65;uror&#x61;</text>', 'name of aurora'],
  ['spans', '<text>Aur<tspan dx="1">ora</tspan></text>', 'name of aurora'],
  ['joined words', '<text>AuroraCasino</text>', 'name of aurora'],
  ['zero width', '<text>Aur\u200Bora</text>', 'name of aurora'],
  ['a soft hyphen', '<text>Aur\u00ADora</text>', 'name of aurora'],
  ['Cyrillic letters', '<text>Аurоra</text>', 'name of aurora'],
  ['full-width letters', '<text>Ａｕｒｏｒａ</text>', 'name of aurora'],
  ['spaced letters', '<text>A u r o r a</text>', 'name of aurora'],
  ['percent signs', 'play%2Eaurora-casino%2Eexample', 'host of aurora'],
  ['base64', Buffer.from('See play.aurora-casino.example').toString('base64'), 'host of aurora'],
  ['hsl()', '<rect fill="hsl(172.5 81.3% 48.24%)"/>', 'colour of aurora'],
  ['a colour with opacity', '<rect fill="rgb(23 223 198 / 50%)"/>', 'colour of aurora'],
  ['a shortened company', '<desc>Northern Lights Gaming</desc>', 'company of aurora'],
  ['an address', '<desc>12 Triq il-Fanal, Sliema SLM 1020, Malta</desc>', 'address of aurora'],
  ['a company number', '<desc>C 81234</desc>', 'company number of aurora'],
  [
    'a description',
    '<desc>Slots, live tables and hot games under one northern sky.</desc>',
    'description of aurora',
  ],
])('data of another brand behind %s is found', (_what, content, leak) => {
  expect(found(content)).toContain(leak)
})

it.each([
  ['a longer word', '<text>Auroras and boreal</text>'],
  ['a word of the site', '<text>Jackpot Bonus</text>'],
  ['its own name', '<text>L o t u s</text>'],
])('%s is no leak', (_what, content) => {
  expect(found(content)).toEqual([])
})
