import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type * as CompileCore from '../build/compileCore.ts'
import type * as FirstLoad from '../build/firstLoad.ts'
import type * as Pictures from '../diff/pictures.ts'
import { openFolderStore } from '../release/folderStore.ts'
import type * as OwnGateway from '../serve/ownGateway.ts'
import { EXIT } from '../terminal/userError.ts'
import { fixtureFor } from '../testing/fixtureFor.ts'
import { listeningTerminal, type ListeningTerminal } from '../testing/listening.ts'
import { build } from './build.ts'
import { diff } from './diff.ts'
import { release } from './release.ts'

// Test files share their modules: those that were loaded before know nothing of this, and later ones may not.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.resetModules()
})
vi.mock(import('../build/compileCore.ts'), async (original) => ({
  ...(await original<typeof CompileCore>()),
  compileCore: () => fixture.core(),
}))
let tooHeavy = ''
vi.mock(import('../build/firstLoad.ts'), async (original) => ({
  ...(await original<typeof FirstLoad>()),
  firstLoadProblems: ({ tenant }) =>
    tenant === tooHeavy
      ? [
          {
            tenant,
            file: `tenants/${tenant}`,
            field: '',
            code: 'asset-size',
            found: '900 kB',
            expected: 'less',
            suggestion: '',
            level: 'error',
          },
        ]
      : [],
}))
vi.mock(import('../diff/pictures.ts'), async (original) => ({
  ...(await original<typeof Pictures>()),
  takePictures: () => Promise.resolve([]),
}))
vi.mock(import('../serve/ownGateway.ts'), async (original) => ({
  ...(await original<typeof OwnGateway>()),
  openGateway: () => Promise.resolve({ origin: 'http://localhost:7000', close: () => Promise.resolve() }),
}))

const fixture = fixtureFor('each')
let terminal: ListeningTerminal
let flags: { root: string; pictures: boolean; offline: boolean; development: boolean; all: boolean }
beforeEach(() => {
  tooHeavy = ''
  terminal = listeningTerminal()
  flags = { root: fixture.root, pictures: false, offline: true, development: true, all: true }
})
const said = () => terminal.lines.join('\n')
/** Puts data of brands into the code that all share, which stops their owners. */
async function leak(...brands: readonly string[]): Promise<void> {
  await fixture.write('core/assets/other.33333333.js', brands.map((id) => `"${id}.localhost"`).join(';'))
  // Inputs of a compile tell that it is another one, and those of the fixture stay the same.
  await fixture.write('.cache/livery/coreLeaks.json', '{}')
}

describe('a brand that is not built', () => {
  it('for its weight stops no other brand', async () => {
    tooHeavy = 'harbour'
    expect(await build([], flags, terminal)).toBe(EXIT.problems)
    expect(terminal.objects).toMatchObject([
      { tenants: [{ id: 'meadow' }], problems: [{ tenant: 'harbour' }], failed: [{ tenant: 'harbour' }] },
    ])
    expect(said()).toContain('harbour was not built.')
    expect(said()).toContain('found 900 kB')
  })

  it('is not released, and the others are', async () => {
    // A bundle of before is there and is not taken for the one that was asked for.
    await build([], flags, terminal)
    await leak('harbour')
    const file = 'tenants/harbour/tenant.ts'
    await fixture.write(file, (await fixture.read(file)).replace('& more', '& all'))
    expect(await release([], flags, terminal)).toBe(EXIT.problems)
    expect(await openFolderStore(join(fixture.root, 'releases')).brands()).toEqual(['meadow'])
    expect(said()).toContain("the host 'harbour.localhost' of harbour")
  })

  it('is told with all others that are not released', async () => {
    await leak('harbour', 'meadow')
    expect(await release([], flags, terminal)).toBe(EXIT.problems)
    for (const id of ['harbour', 'meadow']) expect(said()).toContain(`the host '${id}.localhost' of ${id}`)
    expect(terminal.objects).toMatchObject([{ releases: [], leaks: [{}, {}] }])
    expect(said()).not.toContain('livery promote')
  })

  it('is told with all others that have no pictures in a comparison', async () => {
    const git = (...args: string[]) => execFileSync('git', ['-C', fixture.root, ...args], { stdio: 'ignore' })
    git('init', '-q')
    git('add', 'tenants')
    git('-c', 'user.name=ada', '-c', 'user.email=ada@livery.example', 'commit', '-qm', 'base')
    await leak('harbour', 'meadow')
    const options = { root: fixture.root, pictures: true, base: 'HEAD' }
    expect(await diff(['harbour', 'meadow'], options, terminal)).toBe(EXIT.problems)
    for (const id of ['harbour', 'meadow']) {
      expect(said()).toContain(`the host '${id}.localhost' of ${id}`)
      expect(said()).toContain(`${id} has no pictures of before`)
    }
    expect(terminal.objects).toMatchObject([{ tenants: [{ id: 'harbour' }, { id: 'meadow' }] }])
  })
})
