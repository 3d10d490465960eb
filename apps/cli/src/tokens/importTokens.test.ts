import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { loadTenants } from '@livery/tenant'
import { solveBrand, toDtcg } from '@livery/theme'
import { describe, expect, it } from 'vitest'

import { fixtureFor } from '../testing/fixtureFor.ts'
import { importTokens } from './importTokens.ts'

const fixture = fixtureFor('each')
const FOLDER = 'tenants/harbour'

const take = async (tokens: object) => {
  const [tenant] = await loadTenants(fixture.root, { ids: ['harbour'] })
  if (tenant === undefined) throw new Error('The fixture has no brand harbour.')
  return importTokens(tenant, JSON.stringify(tokens))
}
const set = (tokens: object) => ({
  dark: tokens,
  light: tokens,
  $themes: [],
  $metadata: { tokenSetOrder: ['dark', 'light'] },
})
const FLAG = set({ Flag: { Red: { value: '#e04848', type: 'color' } } })

describe('a design of which nothing is taken', () => {
  it.each([
    ['names that are no token’s', '{}', FLAG, 'No name in this file of Tokens Studio is a token’s'],
    ['such names, one by one', '{}', FLAG, 'Flag.Red is no token'],
    [
      'a token that there is not',
      '{ "Flag.Red": "color.ball.redd" }',
      FLAG,
      "tokenNames.json gives Flag.Red the token 'color.ball.redd', which there is not. Did you mean color.ball.red?",
    ],
    ['a list of names', '[]', FLAG, 'tokenNames.json cannot be read'],
  ])('%s', async (_what, names, tokens, said) => {
    await fixture.write(`${FOLDER}/tokenNames.json`, names)
    await expect(take(tokens)).rejects.toThrow(said)
    await expect(readFile(join(fixture.root, FOLDER, 'overrides.ts'))).rejects.toThrow('ENOENT')
  })
})

it('takes what the brand’s own names say, tells the rest, and leaves those names as they are', async () => {
  const names = '{ "Flag/Red": "color.ball.red" }'
  await fixture.write(`${FOLDER}/tokenNames.json`, names)
  const meta = {
    variables: {
      '1': { id: '1', name: 'Flag/Red', variableCollectionId: 'c', valuesByMode: { d: RED, l: RED } },
      '2': { id: '2', name: 'Flag/Blue', variableCollectionId: 'c', valuesByMode: { d: RED, l: RED } },
    },
    variableCollections: {
      c: {
        modes: [
          { modeId: 'd', name: 'Dark' },
          { modeId: 'l', name: 'Light' },
        ],
      },
    },
  }
  expect(await take({ meta })).toMatchObject({ changed: 1, unknown: [{ name: 'Flag/Blue' }] })
  expect(await fixture.read(`${FOLDER}/overrides.ts`)).toContain("'color.ball.red': ['#e04848', '#e04848']")
  expect(await fixture.read(`${FOLDER}/tokenNames.json`)).toBe(names)
})

/** Figma's channels of `#e04848`. */
const RED = { r: 224 / 255, g: 72 / 255, b: 72 / 255, a: 1 }

it('writes nothing where the brand has these tokens already, and reads a file with a byte order mark', async () => {
  const load = async () => {
    const [tenant] = await loadTenants(fixture.root, { ids: ['harbour'] })
    if (tenant === undefined) throw new Error('The fixture has no brand harbour.')
    return tenant
  }
  const file = join(fixture.root, FOLDER, 'overrides.ts')
  const own = `\uFEFF${JSON.stringify(toDtcg(solveBrand((await load()).brand), 'Harbour'))}`
  expect(await importTokens(await load(), own)).toMatchObject({ changed: 0, written: false })
  await expect(readFile(file)).rejects.toThrow('ENOENT')
  await fixture.write(`${FOLDER}/tokenNames.json`, '{ "Flag.Red": "color.ball.red" }')
  expect(await take(FLAG)).toMatchObject({ changed: 1, written: true })
  expect(await take(FLAG)).toMatchObject({ changed: 1, written: false })
  // The brand's own values again: its overrides are taken away.
  expect(await importTokens(await load(), own)).toMatchObject({ changed: 0, written: true })
  expect(await readFile(file, 'utf8')).toContain('export default {} satisfies')
})

it('tells names of design tokens that nothing was taken from', async () => {
  const red = { $type: 'color', $value: { colorSpace: 'srgb', components: [0.88, 0.28, 0.28] } }
  const { unknown, changed } = await take({ color: { ball: { red, redd: red } } })
  expect([changed, unknown]).toEqual([1, [{ name: 'color.ball.redd', meant: 'color.ball.red' }]])
})
