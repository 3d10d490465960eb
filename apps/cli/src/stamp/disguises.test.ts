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
  ['a name and a word of the site', '<text>auroracasino</text>', 'name of aurora'],
  ['a word of the site and a name', '<text>playaurora</text>', 'name of aurora'],
  ['escapes', String.raw`<text>\u0041urora \u{41}urora</text>`, 'name of aurora'],
  ['a short base64', Buffer.from('Aurora').toString('base64'), 'name of aurora'],
  ['the start of an address', '<desc>12 Triq il-Fanal, Sliema</desc>', 'address of aurora'],
  ['base64', Buffer.from('See play.aurora-casino.example').toString('base64'), 'host of aurora'],
  ['hsl()', '<rect fill="hsl(172.5 81.3% 48.24%)"/>', 'colour of aurora'],
  ['hsl() of whole numbers', '<rect fill="hsl(173, 81%, 48%)"/>', 'colour of aurora'],
  ['oklch()', '<rect fill="oklch(81.1% 0.144 180.7)"/>', 'colour of aurora'],
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

it('a name that begins with another brand’s is no leak', () => {
  const aurora = brands.find(({ id }) => id === 'aurora')
  if (aurora === undefined) throw new Error('there is no aurora')
  const named = ['Aurora200', 'Auroraplay'].map((name) => ({
    ...aurora,
    id: name.toLowerCase(),
    config: { ...aurora.config, name },
  }))
  const { scan: search } = createLeakScanner([aurora, ...named])
  for (const { id, config } of named) expect(search(id, 'manifest.webmanifest', config.name)).toEqual([])
})
