import { execFileSync } from 'node:child_process'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { TenantProblems, loadTenants } from '@livery/tenant'
import { toDtcg, solveBrand } from '@livery/theme'
import { describe, expect, it } from 'vitest'

import { UserError } from '../terminal/userError.ts'
import { fixtureFor } from '../testing/fixtureFor.ts'
import { importTokens } from '../tokens/importTokens.ts'
import { createTenant } from './createTenant.ts'
import { readAnswers } from './newTenant.ts'
import { proposeAccent } from './palette.ts'

const fixture = fixtureFor('each')

const answers = (more: Record<string, unknown> = {}) =>
  readAnswers({ id: 'coral', name: "Coral's", color: '#ff6b5e', ...more })

describe('a new brand', () => {
  it.each([
    ['malta', 'EN', 'EUR'],
    ['curacao', 'VI EN', 'USD'],
    ['great-britain', 'EN,AR', 'GBP'],
    ['pennsylvania', 'EN', 'USD'],
  ])('of %s in %s passes its checks, in %s', async (jurisdiction, languages, currency) => {
    const { warnings } = await createTenant(fixture.root, answers({ jurisdiction, languages }))
    expect(warnings.map(({ level }) => level)).not.toContain('error')
    expect(warnings.map(({ field }) => field)).toContain('legal.licenceNumber')
    const tenant = await readFile(join(fixture.root, 'tenants/coral/tenant.ts'), 'utf8')
    expect(tenant).toContain(`currency: '${currency}'`)
  })

  it('that two commands begin at once is made by one of them, and whole', async () => {
    const colors = ['#ff6b5e', '#14b8a6']
    const both = await Promise.allSettled(
      colors.map((color) => createTenant(fixture.root, answers({ color }))),
    )
    const made = both.findIndex(({ status }) => status === 'fulfilled')
    expect(both[1 - made]).toMatchObject({
      reason: { message: expect.stringContaining('exists already') as string },
    })
    const [coral] = await loadTenants(fixture.root, { ids: ['coral'] })
    expect(coral?.brand.colors.brand).toBe(colors[made])
  })

  it('changes no file outside its folder', async () => {
    const files = () => readdir(join(fixture.root, 'tenants'), { recursive: true })
    const before = await files()
    await createTenant(fixture.root, answers())
    const after = await files()
    const added = after.filter((path) => !before.includes(path))
    expect(added.every((path) => path.startsWith('coral'))).toBe(true)
    const description = JSON.parse(
      await readFile(join(fixture.root, 'tenants/coral/package.json'), 'utf8'),
    ) as object
    expect(Object.keys(description)).not.toContain('dependencies')
  })

  it('adds only its own folder in git', async () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', fixture.root, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args], {
        encoding: 'utf8',
      })
    git('init', '-q')
    git('add', 'tenants', 'tooling', 'core')
    git('commit', '-qm', 'before')
    await createTenant(fixture.root, answers())
    expect(git('status', '--porcelain', 'tenants', 'tooling', 'core').trim()).toBe('?? tenants/coral/')
  })

  it('gets a logo variant for a theme in which its logo is illegible, with a note', async () => {
    const logo = join(fixture.root, 'white.svg')
    await writeFile(
      logo,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h90v30H0z" fill="#fff"/></svg>',
    )
    const { notes } = await createTenant(fixture.root, answers({ logo }))
    expect(notes).toEqual(['only 0 % of the logo is visible on light surfaces: made a variant with 100 %'])
    const light = await readFile(join(fixture.root, 'tenants/coral/assets/logo-light.svg'), 'utf8')
    expect(light).not.toContain('#fff')
  })

  it('gets an unused merchant code', async () => {
    await createTenant(fixture.root, answers())
    await createTenant(fixture.root, readAnswers({ id: 'coral-two', name: 'Coral Two', color: '#2255cc' }))
    const second = await readFile(join(fixture.root, 'tenants/coral-two/tenant.ts'), 'utf8')
    expect(second).toContain("merchantCode: 'COR02'")
  })

  it('keeps the given logo and makes its icon from it', async () => {
    const logo = join(fixture.root, 'given.svg')
    await writeFile(
      logo,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h90v30z"/></svg>',
    )
    await createTenant(fixture.root, answers({ logo }))
    const icon = await readFile(join(fixture.root, 'tenants/coral/assets/icon.svg'), 'utf8')
    expect(icon).toContain('viewBox="0 0 64 64"')
    expect(icon).toContain('<path d="M0 0h90v30z"/>')
  })

  it('that fails its checks leaves no folder behind', async () => {
    const logo = join(fixture.root, 'bad.svg')
    await writeFile(logo, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><script/></svg>')
    const refused = createTenant(fixture.root, answers({ logo }))
    await expect(refused).rejects.toBeInstanceOf(TenantProblems)
    // Reported once, for the given file, although logo, light logo and icon were all made from it.
    await expect(refused).rejects.toMatchObject({
      problems: [{ file: logo, code: 'asset-unsafe', found: 'the element <script>' }],
    })
    expect(await readdir(join(fixture.root, 'tenants'))).not.toContain('coral')
  })

  const picture = (inside: string, box = '0 0 120 40') =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`
  it.each([
    [
      'not closed',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g>',
      'XML that is not well-formed',
    ],
    ['empty', picture(''), 'an empty drawing'],
    ['of kilometres', picture('<rect/>', '0 0 40000000 8000000'), 'a viewBox of 40000000 × 8000000'],
    [
      'with declarations',
      `<!DOCTYPE svg [<!ELEMENT svg ANY>]>${picture('<rect width="9" height="9"/>')}`,
      'the declaration <!DOCTYPE',
    ],
  ])('a logo that is %s is refused by its own name', async (_what, content, found) => {
    const logo = join(fixture.root, 'odd.svg')
    await writeFile(logo, content)
    await expect(createTenant(fixture.root, answers({ logo }))).rejects.toMatchObject({
      problems: [{ file: logo, found: expect.stringContaining(found) as string }],
    })
    expect(await readdir(join(fixture.root, 'tenants'))).not.toContain('coral')
  })

  it('draws the logo of a long name in a shape that passes', async () => {
    const name = 'Grand Emerald Casino of the Northern Sea'
    const { warnings } = await createTenant(fixture.root, answers({ name }))
    expect(warnings.map(({ level }) => level)).not.toContain('error')
  })

  it('refuses an existing folder', async () => {
    await expect(createTenant(fixture.root, answers({ id: 'harbour' }))).rejects.toThrow('exists already')
  })
})

it('reports all invalid answers together', () => {
  expect(() => readAnswers({ id: 'Coral', color: 'red', currencies: 'EUR' })).toThrow(UserError)
  expect(() => readAnswers({ id: 'Coral', color: 'red', currencies: 'EUR' })).toThrow(
    /The id is "Coral".*\n--name is missing\.\n--color is "red".*\n'currencies' is no answer/,
  )
})

it.each(['#ff6b5e', '#17dfc6', '#1f6feb', '#ffd400', '#000000', '#ffffff'])(
  'the accent proposed for %s is another colour',
  (color) => {
    expect(proposeAccent(color)).toMatch(/^#[0-9a-f]{6}$/)
    expect(proposeAccent(color)).not.toBe(color)
  },
)

describe('imported design tokens', () => {
  async function exported() {
    const [tenant] = await loadTenants(fixture.root, { ids: ['harbour'] })
    if (tenant === undefined) throw new Error('no tenant')
    return { tenant, text: JSON.stringify(toDtcg(solveBrand(tenant.brand))) }
  }
  const overrides = () => readFile(join(fixture.root, 'tenants/harbour/overrides.ts'), 'utf8')

  it('become no overrides when unchanged', async () => {
    const { tenant, text } = await exported()
    expect(await importTokens(tenant, text)).toMatchObject({ changed: 0, tool: 'DTCG' })
    await expect(overrides()).rejects.toThrow('ENOENT')
  })

  it('become overrides in a file that is read by itself', async () => {
    const { tenant } = await exported()
    const text = JSON.stringify({
      radius: { card: { $type: 'dimension', $value: { value: 3, unit: 'px' } } },
    })
    expect(await importTokens(tenant, text)).toMatchObject({ changed: 1 })
    await importTokens(tenant, text)
    expect(await overrides()).toContain("'radius.card': ['3px', '3px'],")
    const [again] = await loadTenants(fixture.root, { ids: ['harbour'] })
    expect(again?.brand.overrides).toEqual({ 'radius.card': ['3px', '3px'] })
  })

  it.each([
    ['{', /no JSON/],
    ['{"radius":{"card":{"$type":"dimension","$value":"wide"}}}', /cannot be read/],
  ])('%j is refused with one sentence', async (text, said) => {
    const { tenant } = await exported()
    await expect(importTokens(tenant, text)).rejects.toThrow(said)
  })

  it('are refused when illegible', async () => {
    const { tenant } = await exported()
    const grey = { $type: 'color', $value: { colorSpace: 'srgb', components: [0.5, 0.5, 0.5] } }
    await expect(
      importTokens(tenant, JSON.stringify({ color: { text: { primary: grey } } })),
    ).rejects.toBeInstanceOf(TenantProblems)
    await expect(overrides()).rejects.toThrow('ENOENT')
  })
})
