import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, expect, it } from 'vitest'

import { checkTenants } from '../checks/checkTenants.ts'
import { inEnvironment, readTenants } from '../load.ts'
import { CATALOGUES } from '../testing/brokenTenant.ts'
import { soundTenant } from '../testing/soundTenant.ts'

const roots: string[] = []
afterEach(async () => {
  for (const root of roots.splice(0)) await rm(root, { recursive: true })
})

const source = (value: unknown) => `export default ${JSON.stringify(value, null, 2)}\n`

/** Root with these files below `tenants/`. */
async function rootWith(files: Readonly<Record<string, object>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'livery-layers-'))
  roots.push(root)
  for (const [path, value] of Object.entries(files)) {
    const file = join(root, 'tenants', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, source(value))
  }
  return root
}

const { legal, trustedOrigins: _none, ...own } = soundTenant() as unknown as Record<string, unknown>
const GATEWAY = { baseUrl: 'https://gateway.staging.example' }

it('takes what a brand leaves out from its defaults, the last named first', async () => {
  const root = await rootWith({
    'group.defaults.ts': { legal, currency: 'SEK', contacts: { email: 'group@example.com' } },
    'malta.defaults.ts': { currency: 'NOK', contacts: { telegram: 'https://t.me/group' } },
    'harbour/tenant.ts': { ...own, currency: undefined, defaults: ['group', 'malta'] },
    'meadow/tenant.ts': { ...own, id: 'meadow', legal, currency: 'EUR' },
  })
  const [harbour, meadow] = await readTenants(root)
  expect(harbour?.config).toMatchObject({
    legal,
    currency: 'NOK',
    contacts: { email: 'group@example.com', telegram: 'https://t.me/group' },
  })
  expect(harbour?.config).not.toHaveProperty('defaults')
  expect(harbour?.defaults).toEqual(['group', 'malta'])
  expect(meadow?.config?.contacts).toEqual({})
})

it('has the values of each environment, over those for development', async () => {
  const root = await rootWith({
    'group.defaults.ts': { environments: { staging: { gateway: GATEWAY } } },
    'harbour/tenant.ts': {
      ...own,
      legal,
      defaults: ['group'],
      signIn: { google: { clientId: 'tried' } },
      environments: { production: { signIn: { google: { clientId: 'real' } }, hosts: ['play.example'] } },
    },
  })
  const [harbour] = await readTenants(root)
  const of = (name: 'staging' | 'production') => harbour && inEnvironment(harbour, name).config
  expect(of('staging')).toMatchObject({ gateway: GATEWAY, signIn: { google: { clientId: 'tried' } } })
  expect(of('production')).toMatchObject({
    gateway: { baseUrl: '' },
    hosts: ['play.example'],
    signIn: { google: { clientId: 'real' } },
    legal,
  })
  expect(harbour?.config).not.toHaveProperty('environments')
})

it('says in which file and line a wrong value is written', async () => {
  const root = await rootWith({
    'malta.defaults.ts': { legal, currency: 'XXXX' },
    'harbour/tenant.ts': { ...own, currency: undefined, defaults: ['malta'] },
    'meadow/tenant.ts': {
      ...own,
      id: 'meadow',
      legal,
      environments: { staging: { hosts: ['https://wrong'] }, production: { gateway: { WEB: 0 } } },
    },
  })
  const read = await readTenants(root)
  expect(read.flatMap(({ problems }) => problems)).toMatchObject([
    {
      tenant: 'harbour',
      file: 'tenants/malta.defaults.ts',
      field: 'currency',
      place: expect.stringMatching(/^\d+:15$/),
    },
    { file: 'tenants/harbour/brand.ts' },
    { tenant: 'meadow', file: 'tenants/meadow/tenant.ts', field: 'environments.staging.hosts.0' },
    { tenant: 'meadow', file: 'tenants/meadow/tenant.ts', field: 'environments.production.gateway.WEB' },
    { file: 'tenants/meadow/brand.ts' },
  ])
})

it('holds the rules between fields and brands in each environment', async () => {
  const root = await rootWith({
    'harbour/tenant.ts': {
      ...own,
      legal,
      environments: {
        staging: { flags: { GOOGLELOGIN3: true }, hosts: ['harbour.localhost', 'one.example'] },
      },
    },
    'meadow/tenant.ts': {
      ...own,
      id: 'meadow',
      name: 'Meadow',
      merchantCode: 'MEA01',
      legal,
      hosts: ['meadow.localhost', 'one.example'],
    },
  })
  const { problems } = await checkTenants(root, { catalogues: CATALOGUES, ids: ['harbour'] })
  const fields = problems.filter(({ file }) => file === 'tenants/harbour/tenant.ts').map(({ field }) => field)
  expect(fields).toContain('environments.staging.signIn.google')
  expect(fields).toContain('environments.staging.hosts.1')
})
