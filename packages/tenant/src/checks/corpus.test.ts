import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  CATALOGUES,
  SOUND_BRAND,
  writeBrokenTenant,
  type BrokenTenant,
  type Change,
} from '../testing/brokenTenant.ts'
import { soundTenant } from '../testing/soundTenant.ts'
import { checkTenants } from './checkTenants.ts'

/** A day on which the rules of every pack were read lately. */
const NOW = new Date('2026-11-22')
const CORPUS = join(import.meta.dirname, '../testing/corpus')
const groups = readdirSync(CORPUS).map((file) => ({
  group: file.replace('.json', ''),
  broken: JSON.parse(readFileSync(join(CORPUS, file), 'utf8')) as BrokenTenant[],
}))

async function checked(change: Change) {
  const { root, remove } = await writeBrokenTenant(change)
  try {
    return (await checkTenants(root, { ids: ['harbour'], catalogues: CATALOGUES, now: NOW })).problems
  } finally {
    await remove()
  }
}

it('has at least 150 broken brands, each with its own problem', () => {
  const all = groups.flatMap(({ broken }) => broken)
  expect(all.length).toBeGreaterThanOrEqual(150)
  expect(new Set(all.map(({ what }) => what)).size).toBe(all.length)
  expect(all.filter(({ expected }) => expected.length === 0)).toEqual([])
})

it('finds no problem in the brand that all of them are made of', async () => {
  expect(await checked({})).toEqual([])
})

describe.each(groups)('$group', ({ broken }) => {
  it.each(broken)('$what', async ({ change, expected }) => {
    const said = (await checked(change)).map(
      ({ tenant: _tenant, level: _level, place: _place, ...rest }) => rest,
    )
    expect(said).toEqual(expected)
  })
})

describe('any mutation of a valid brand', () => {
  const json = fc.jsonValue({ maxDepth: 2 })

  /** Dotted paths of all values inside a value. */
  function pathsOf(value: unknown, prefix = ''): string[] {
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, item]) => [
      `${prefix}${key}`,
      ...pathsOf(item, `${prefix}${key}.`),
    ])
  }

  const mutation = (data: object) =>
    fc.dictionary(fc.constantFrom(...pathsOf(data)), fc.oneof(json, fc.constant(null)), {
      minKeys: 1,
      maxKeys: 4,
    })
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.json())
  const files = fc.dictionary(
    fc.constantFrom('assets/logo.svg', 'assets/icon.svg', 'messages/EN.json', 'messages/VI.json', 'brand.ts'),
    fc.oneof(text, fc.constant(null)),
    { maxKeys: 2 },
  )

  it('is reported in sentences: no stack trace, no exception', async () => {
    await fc.assert(
      fc.asyncProperty(
        mutation(soundTenant()),
        mutation(SOUND_BRAND),
        files,
        async (tenant, brand, changed) => {
          const problems = await checked({ tenant, brand, files: changed })
          for (const { file, found, expected, suggestion } of problems) {
            expect(file).toMatch(/^tenants\/harbour\//)
            expect(found).not.toBe('')
            expect(expected).not.toBe('')
            for (const words of [found, expected, suggestion]) expect(words).not.toMatch(/\n {4}at |\/tmp\//)
          }
        },
      ),
      { numRuns: 100 },
    )
  }, 30_000)
})
