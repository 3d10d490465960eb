import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { beforeEach, describe, expect, it } from 'vitest'

import { productionProblems } from '../build/production.ts'
import { checkBrands } from '../check/keptChecks.ts'
import { EXIT } from '../terminal/userError.ts'
import { fixtureFor } from '../testing/fixtureFor.ts'
import { listeningTerminal } from '../testing/listening.ts'
import { findWorkspace } from '../workspace.ts'
import { approveTexts } from './approveTexts.ts'

const fixture = fixtureFor('each')
const RECORD = 'tenants/harbour/approved.json'
/** Warnings of a brand, of which only so many are told one by one. */
const MORE_THAN_ARE_TOLD = 250

const approve = (change: Partial<Parameters<typeof approveTexts>[1]> = {}, language = 'vi') =>
  approveTexts(
    language,
    { root: fixture.root, brand: 'harbour', by: 'Lan Tran, counsel', on: '2026-11-20', ...change },
    listeningTerminal(),
  )

/** Problems that the check, and a release, tell of the approvals of a brand. */
async function told() {
  const { problems, readings } = await checkBrands(findWorkspace({ root: fixture.root }), {
    ids: ['harbour'],
  })
  const { id, config } = readings.find((reading) => reading.id === 'harbour') ?? {}
  if (id === undefined || config === undefined) throw new Error('harbour is not read')
  return {
    check: problems
      .filter(({ code }) => code.startsWith('texts-'))
      .map(({ code, level, found }) => `${level} ${code}: ${found}`),
    release: productionProblems({ id, config }, problems).flatMap(({ code, level }) =>
      code.startsWith('texts-') ? [`${level} ${code}`] : [],
    ),
  }
}

it('asks which texts an approval without a record covers, and lets a release pass', async () => {
  expect(await told()).toEqual({
    check: [
      'warning texts-unnamed: no record of the texts in VI that Lan Tran, counsel approved on 2026-11-01',
    ],
    release: [],
  })
})

describe('an approval', () => {
  beforeEach(async () => {
    await approve()
  })

  it('is noted with its reader and day, and covers the texts of today', async () => {
    expect(await approve()).toBe(EXIT.done)
    expect(await fixture.read('tenants/harbour/tenant.ts')).toContain("on: '2026-11-20'")
    expect(await told()).toEqual({ check: [], release: [] })
  })

  it.each<[string, string, string, string]>([
    ['of another text of the brand', '{ "footer.age": "Từ 18 tuổi" }', '', 'footer.age (changed)'],
    ['of a text that came later', '{}', 'footer.companyNumber', 'footer.companyNumber (new)'],
  ])('does not cover a change %s', async (_what, overrides, forgotten, named) => {
    await fixture.write('tenants/harbour/messages/VI.json', overrides)
    const record = JSON.parse(await fixture.read(RECORD)) as { VI: Record<string, string> }
    delete record.VI[forgotten]
    await fixture.write(RECORD, JSON.stringify(record))
    expect(await told()).toEqual({
      check: [`warning texts-changed: an approval of VI of 2026-11-20 before ${named}`],
      release: ['error texts-changed'],
    })
    await approve()
    expect(await told()).toEqual({ check: [], release: [] })
  })

  it('does not care for a change of a text without legal effect', async () => {
    await fixture.write('tenants/harbour/messages/VI.json', '{ "login.title": "Vào" }')
    expect(await told()).toEqual({ check: [], release: [] })
  })

  it('is refused for a release however many other warnings there are', async () => {
    await fixture.write('tenants/harbour/messages/VI.json', '{ "footer.age": "Từ 18 tuổi" }')
    for (let at = 0; at < MORE_THAN_ARE_TOLD; at++) await fixture.write(`tenants/harbour/logo-${at}.ai`, '')
    for (const _run of ['checked', 'remembered'])
      expect((await told()).release).toEqual(['error texts-changed'])
  })

  it('leaves what those of other languages cover', async () => {
    const record = JSON.parse(await fixture.read(RECORD)) as object
    await fixture.write(RECORD, JSON.stringify({ ...record, TH: { 'footer.age': 'a' }, DE: {} }))
    await approve()
    const texts = JSON.parse(await fixture.read(RECORD)) as object
    expect(Object.keys(texts)).toEqual(['DE', 'TH', 'VI'])
    expect(texts).toEqual({ ...record, TH: { 'footer.age': 'a' }, DE: {} })
  })

  it.each(['[]', '{ "VI": 1 }', '{ "VI": { "footer.age": 1 } }', '{'])(
    'is told where its record is none: %s',
    async (record) => {
      await fixture.write(RECORD, record)
      expect((await told()).release).toEqual(['error texts-changed'])
      await expect(approve()).rejects.toThrow('what is no record')
      expect(await fixture.read(RECORD)).toBe(record)
    },
  )
})

it.each<[string, Parameters<typeof approve>, string]>([
  ['the source', [{}, 'EN'], 'EN is the language that is translated'],
  ['a language that is not offered', [{}, 'DE'], 'harbour does not offer DE: it offers EN, VI.'],
  ['nobody', [{ by: ' ' }], '--by names the reader'],
  ['a day that is none', [{ on: '2026-02-30' }], "--on '2026-02-30' is no day"],
])('approves nothing for %s', async (_what, [change, language], why) => {
  const file = join(fixture.root, 'tenants/harbour/tenant.ts')
  const before = await readFile(file, 'utf8')
  await expect(approve(change, language)).rejects.toThrow(why)
  expect(await readFile(file, 'utf8')).toBe(before)
})
