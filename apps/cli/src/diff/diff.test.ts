import { execFileSync, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { createFixture, type Fixture } from '../testing/fixture.ts'
import type { BrandDiff } from './report.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let fixture: Fixture
beforeAll(async () => {
  fixture = await createFixture()
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', fixture.root, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args])
  await fixture.write('tenants/group.defaults.ts', 'export default { contacts: {} }')
  const meadow = 'tenants/meadow/tenant.ts'
  const own = await readFile(join(fixture.root, meadow), 'utf8')
  await fixture.write(meadow, own.replace('"id"', '"defaults":["group"],"id"'))
  git('init', '-q')
  git('add', 'tenants', 'tooling')
  git('commit', '-qm', 'base')
  const change = async (file: string, from: string, to: string) => {
    const path = `tenants/harbour/${file}`
    const text = await readFile(join(fixture.root, path), 'utf8')
    expect(text).toContain(from)
    await fixture.write(path, text.replace(from, to))
  }
  await change('brand.ts', '"radius":12', '"radius":4')
  await change('brand.ts', '"overrides":{}', '"overrides":{"color.text.primary":["#333333","#111111"]}')
  await change('tenant.ts', '"registration"', '"flags":{"VIP":true},"registration"')
  const season = { name: 'spring', from: '2026-03-01', until: '2026-04-01', gradient: { travel: 0 } }
  const seasons = `{"timeZone":"UTC","seasons":[${JSON.stringify(season)}],`
  const look = await readFile(join(fixture.root, 'tenants/meadow/brand.ts'), 'utf8')
  await fixture.write('tenants/meadow/brand.ts', look.replace('{', seasons))
  const group = `{ environments: { production: { gateway: { WEB: 7 } } } }`
  await fixture.write('tenants/group.defaults.ts', `export default ${group}`)
  await fixture.write('tenants/harbour/messages/EN.json', '{"login.title":"Come <b>in</b>"}')
})
afterAll(() => fixture.remove())

function diff(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../main.ts'), '--root', fixture.root, 'diff', '--no-pictures', ...args],
    { encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

describe('a diff of a brand against its base', () => {
  it('lists changed data', () => {
    const { status, stdout, stderr } = diff('--json')
    expect([status, stderr]).toEqual([1, ''])
    const { base, tenants } = JSON.parse(stdout) as { base: object; tenants: BrandDiff[] }
    expect(base).toMatchObject({ ref: 'HEAD', codeDiffers: false })
    expect(tenants.map(({ id }) => id)).toEqual(['harbour', 'meadow'])
    const [harbour, meadow] = tenants
    expect(meadow?.data).toEqual([
      { field: 'environments.production.gateway.WEB', before: undefined, after: '7' },
      { field: 'seasons.spring.from', before: undefined, after: '2026-03-01T00:00:00.000Z' },
      { field: 'seasons.spring.until', before: undefined, after: '2026-04-01T00:00:00.000Z' },
      { field: 'seasons.spring.gradient.travel', before: undefined, after: '0' },
    ])
    expect(harbour?.flags).toEqual([{ field: 'flags.VIP', before: 'false', after: 'true' }])
    expect(harbour?.data).toEqual([])
    expect(harbour?.texts).toMatchObject([{ language: 'EN', id: 'login.title', after: 'Come <b>in</b>' }])
    expect(harbour?.tokens.map(({ path }) => path)).toContain('radius.card')
    expect(harbour?.contrast[0]).toMatchObject({
      theme: 'dark',
      foreground: 'color.text.primary',
      fails: true,
    })
  })

  it('is printed as text and written as a self-contained page', async () => {
    const page = join(fixture.root, 'diff.html')
    const { stdout } = diff('harbour', 'meadow', '--html', page)
    expect(stdout).toMatch(/Harbour harbour[\s\S]*radius\.card dark {2}12px → 4px/)
    expect(stdout).toMatch(/✗ [\d.]+ → [\d.]+, needs 4\.5 {2}color\.text\.primary on/)
    expect(stdout).toMatch(/VIP {2}false → true/)
    expect(stdout).toMatch(/Meadow meadow\n\n {2}data 4\n {4}environments\.production\.gateway\.WEB {2}– → 7/)
    const html = await readFile(page, 'utf8')
    expect(html).toContain('Come &lt;b&gt;in&lt;/b&gt;')
    expect(html).not.toMatch(/(src|href)="(?!data:)/)
    expect(html).not.toContain('undefined')
  })

  it('goes on behind a brand that cannot be read, which is told and is no success', async () => {
    const data = 'tenants/meadow/tenant.ts'
    const [sound, texts] = [await fixture.read(data), 'tenants/harbour/messages/VI.json']
    await fixture.write(data, sound.replace('"name"', '"nmae"'))
    await fixture.write(texts, '{')
    const { status, stdout, stderr } = diff('harbour', 'meadow', '--json')
    const alone = diff('meadow')
    await fixture.write(texts, '{}')
    const harbour = diff('meadow', 'harbour', '--json')
    await fixture.write(data, sound)
    expect([status, stderr]).toEqual([1, expect.not.stringContaining('    at ')])
    expect(stderr).toContain('tenants/meadow: found data that cannot be read')
    expect(stderr).toContain(`${texts}: found no texts by their ids`)
    const tenants = ['harbour', 'meadow'].map((tenant) => ({ tenant }))
    expect(JSON.parse(stdout)).toMatchObject({ tenants: [], failed: tenants })
    expect([alone.status, alone.stdout]).toEqual([1, expect.not.stringContaining('No brand changed')])
    const rest = { tenants: [{ id: 'harbour' }], failed: [{ tenant: 'meadow' }] }
    expect(JSON.parse(harbour.stdout)).toMatchObject(rest)
  })

  it('refuses an unknown commit', () => {
    const { status, stderr } = diff('--base', 'nowhere')
    expect([status, stderr]).toEqual([
      2,
      "'nowhere' is no branch, tag or commit here: name one with --base, such as --base main.\n",
    ])
  })
})
