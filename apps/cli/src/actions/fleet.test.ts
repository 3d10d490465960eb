import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'

import { TenantProblems } from '@livery/tenant'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { captureRelease } from '../release/capture.ts'
import { openDisk } from '../release/disk.ts'
import { promote } from '../release/promote.ts'
import { brandStore } from '../release/store.ts'
import { SITE, createBundles, type BundleFixture } from '../testing/bundleFixture.ts'
import { createFixture, type Fixture } from '../testing/fixture.ts'
import { listeningTerminal } from '../testing/listening.ts'
import { fleet, readableAge } from './fleet.ts'
import { promoteReleases } from './promote.ts'
import { set } from './set.ts'

// Brands are loaded and checked: seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let fixture: Fixture
let bundles: BundleFixture
beforeAll(async () => {
  fixture = await createFixture()
  bundles = await createBundles()
})
afterAll(async () => {
  await fixture.remove()
  await bundles.remove()
})

const source = (id: string) => readFile(join(fixture.root, `tenants/${id}/tenant.ts`), 'utf8')

describe('set', () => {
  async function setFields(
    fields: string[],
    flags: { where?: string[]; write?: boolean; defaults?: string } = {},
  ) {
    const terminal = listeningTerminal()
    await set(fields, { root: fixture.root, ...flags }, terminal)
    const [told] = terminal.objects as { changed: { id: string }[]; written: boolean }[]
    return { lines: terminal.lines, ids: told?.changed.map(({ id }) => id), written: told?.written }
  }

  it('shows what it would change, and writes nothing', async () => {
    const before = await source('harbour')
    const { ids, written, lines } = await setFields(['legal.address=Sliema'])
    expect([ids, written]).toEqual([['harbour', 'meadow'], false])
    expect(lines.join('\n')).toContain("address\":'Sliema'")
    expect(await source('harbour')).toBe(before)
  })

  it('writes to the brands with a value, and to no other', async () => {
    const [harbour, meadow] = [await source('harbour'), await source('meadow')]
    const { ids } = await setFields(['minimumAge=21', 'description=New'], {
      where: ['jurisdiction=malta', 'hosts=harbour.localhost'],
      write: true,
    })
    expect(ids).toEqual(['harbour'])
    expect(await source('meadow')).toBe(meadow)
    expect(await source('harbour')).toBe(
      harbour
        .replace('"minimumAge":18', '"minimumAge":21')
        .replace(/"description":"[^"]*"/, `"description":'New'`),
    )
    expect((await setFields(['minimumAge=21'], { where: ['name=Harbour'] })).ids).toEqual([])
    const none = setFields(['minimumAge=18'], { where: ['jurisdiction=Malta'] })
    await expect(none).rejects.toThrow('No brand has legal.jurisdiction=Malta: there are malta.')
  })

  it('writes nothing when one brand would not pass its check', async () => {
    const before = await source('meadow')
    await expect(setFields(['currency=EURO'], { write: true })).rejects.toThrow(TenantProblems)
    expect(await source('meadow')).toBe(before)
    await expect(setFields(['id=other'])).rejects.toThrow('is the name of its folder')
    const taken = setFields(['merchantCode=MEA02'], { where: ['name=Harbour'], write: true })
    await expect(taken).rejects.toThrow("'MEA02', which meadow also has")
  })

  it('writes the values of an environment, and shared defaults for all brands that name them', async () => {
    const defaults = 'tenants/group.defaults.ts'
    await fixture.write(defaults, "export default { contacts: { email: 'one@group.example' } } // kept\n")
    const named = { where: ['id=meadow'], write: true }
    const production = 'environments.production.gateway.baseUrl'
    await setFields(['defaults=["group"]', `${production}=https://gateway.example`], named)
    expect(await source('meadow')).toContain(
      "environments: { production: { gateway: { baseUrl: 'https://gateway.example' } } }",
    )
    // A value that an environment has by development or by defaults is not written again.
    expect((await setFields([`${production}=https://gateway.example`], named)).ids).toEqual([])
    expect((await setFields(['contacts.email=one@group.example'], named)).ids).toEqual([])
    const group = { defaults: 'group', write: true }
    await expect(setFields(['contacts.email=nobody'], group)).rejects.toThrow('tenants/group.defaults.ts')
    expect((await setFields(['contacts.email=two@group.example'], group)).ids).toEqual(['group'])
    expect(await readFile(join(fixture.root, defaults), 'utf8')).toBe(
      "export default { contacts: { email: 'two@group.example' } } // kept\n",
    )
    await expect(setFields(['currency=EUR'], { defaults: 'groop' })).rejects.toThrow('There are group.')
    await expect(setFields([`environments.prod.currency=EUR`])).rejects.toThrow('staging, production')
  })
})

describe('fleet', () => {
  it('tells of every brand what each environment serves', async () => {
    const make = async (tenant: string, version: string) => {
      const brand = brandStore(bundles.store, tenant)
      const bundle = await bundles.bundle(version)
      return { brand, id: (await captureRelease({ disk: openDisk(), brand, bundle, site: SITE })).id }
    }
    const one = await make('harbour', 'one')
    const at = new Date('2026-01-01T00:00:00Z')
    await promote({ disk: openDisk(), brand: one.brand, release: one.id, by: 'ada', now: () => at })
    const two = await make('harbour', 'two')
    const terminal = listeningTerminal()
    const store = [`production=${bundles.store}`, `staging=${join(bundles.root, 'none')}`]
    const page = join(bundles.root, 'fleet.html')
    await fleet([], { root: fixture.root, store, html: page }, terminal)
    const shown = await readFile(page, 'utf8')
    expect(shown.match(/<tr class/g)).toHaveLength(4)
    expect(shown).toContain(`<code>${one.id} (newer exists)</code>`)
    const [told] = terminal.objects as { brands: object[] }[]
    expect(told?.brands).toMatchObject([
      {
        id: 'harbour',
        languages: ['EN', 'VI'],
        errors: 0,
        environments: [
          { environment: 'production', release: one.id, by: 'ada', since: at.toISOString(), latest: two.id },
          { environment: 'staging' },
        ],
      },
      {
        id: 'meadow',
        defaults: ['group'],
        values: ['development', 'production'],
        environments: [{ environment: 'production' }, { environment: 'staging' }],
      },
    ])
    const nowhere = fleet([], { root: fixture.root, store: ['staging='] }, listeningTerminal())
    await expect(nowhere).rejects.toThrow("--store 'staging=' names no place")
    const row = terminal.lines.find((line) => line.includes(one.id))
    expect(row).toMatch(new RegExp(`harbour +production +${one.id} \\(newer exists\\) +\\d+ d +2 +\\d+ +0`))
    expect(terminal.lines.filter((line) => line.includes('not released'))).toHaveLength(3)
  })

  it.each([
    [-5, '0 min'],
    [59 * 60_000, '59 min'],
    [3_600_000, '1 h'],
    [47 * 3_600_000, '1 d'],
  ])('%i ms are %s', (ms, age) => {
    expect(readableAge(ms)).toBe(age)
  })
})

it.each([
  [[], {}, 'Name the releases to promote, or give --all'],
  [['coral-000000000000'], { all: true }, 'Name releases, or give --all'],
  [['coral-000000000000'], { waves: '50,20' }, '--waves is'],
  [['coral-000000000000'], { gate: 'here' }, '--gate is'],
  [['coral-000000000000'], { wait: 'long' }, '--wait is'],
])('promote %j with %j is refused', async (releases, flags, said) => {
  const all = { root: fixture.root, store: bundles.store, patience: '0', ...flags }
  await expect(promoteReleases(releases, all, listeningTerminal())).rejects.toThrow(said)
})

it('promote --all says which releases are for no visitor, and is no success where all of them are', async () => {
  const store = join(bundles.root, 'trying')
  const release = async (tenant: string, development: boolean) => {
    const bundle = await bundles.bundle('one')
    const brand = brandStore(store, tenant)
    return (await captureRelease({ disk: openDisk(), brand, bundle, site: SITE, development })).id
  }
  const flags = { root: fixture.root, store, all: true, patience: '0' }
  const tried = await release('ant', true)
  const alone = promoteReleases([], flags, listeningTerminal())
  await expect(alone).rejects.toThrow(`was made with --development and for no visitor: ${tried}`)
  await release('bee', false)
  const terminal = listeningTerminal()
  expect(await promoteReleases([], flags, terminal)).toBe(0)
  expect(terminal.objects).toMatchObject([{ switched: [{ tenant: 'bee' }] }])
  expect(terminal.lines.join()).toContain(
    `Passed over, as made with --development and for no visitor: ${tried}`,
  )
})

it('promote --all takes the latest release of each brand, in waves, and the gate takes a wave back', async () => {
  const store = join(bundles.root, 'waves')
  const brands = ['ant', 'bee', 'cat'].map((tenant) => brandStore(store, tenant))
  const release = async (version: string) => {
    const bundle = await bundles.bundle(version)
    const releases = brands.map((brand) => {
      const site = { ...SITE, hosts: [`${brand.tenant}.example`] }
      return captureRelease({ disk: openDisk(), brand, bundle, site })
    })
    return (await Promise.all(releases)).map(({ id }) => id)
  }
  const older = await release('one')
  const flags = { root: fixture.root, store, all: true, patience: '0' }
  expect(await promoteReleases([], flags, listeningTerminal())).toBe(0)
  const newer = await release('two')
  const server = createServer((request, response) => {
    const at = brands.findIndex(({ tenant }) => request.headers.host === `${tenant}.example`)
    // The web server did not take notice of the second brand's release.
    response.setHeader('X-Livery-Release', (at === 1 ? older : newer)[at] ?? '')
    response.end('<script src="/assets/main.two.js"></script>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const terminal = listeningTerminal()
  const gated = { ...flags, waves: '30,60,100', gate: `http://127.0.0.1:${port}`, why: 'new home' }
  expect(await promoteReleases([], gated, terminal)).toBe(1)
  server.close()
  expect(terminal.objects).toMatchObject([
    { switched: [{ tenant: 'ant' }], failed: [{ tenant: 'bee' }], takenBack: ['bee'] },
  ])
  expect(terminal.lines.join('\n')).toContain(`${newer[1]}: home is of ${older[1]}, not of ${newer[1]}`)
  const served = listeningTerminal()
  await promoteReleases([], flags, served)
  expect(served.objects).toMatchObject([{ switched: [{ tenant: 'bee' }, { tenant: 'cat' }] }])
})
