import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

const root = join(import.meta.dirname, '../..')
// Each check runs in its own process, which takes seconds to start on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
afterAll(() => vi.resetConfig())

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Subpath imports of packages/app: the names of its floors. */
const APP = { 'packages/app/package.json': readFileSync(join(root, 'packages/app/package.json'), 'utf8') }

/** Report of one of the layer checks on a small sample repository. */
function check(files: Record<string, string>, config: 'rules.cjs' | 'folders.cjs' = 'rules.cjs'): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-layers-'))
  folders.push(folder)
  for (const [path, source] of Object.entries({ ...APP, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), source)
  }
  for (const name of ['rules.cjs', 'floors.cjs', 'folders.cjs'])
    cpSync(join(root, 'tooling/layers', name), join(folder, name))
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', config, '--output-type', 'err-long', 'packages'],
    { cwd: folder, encoding: 'utf8' },
  )
  return stdout
}

const leaf = 'export const leaf = 1\n'

const REFUSALS = [
  [
    'domain reaching for ui',
    'packages/domain/src/a.ts',
    "import '../../ui/src/b.ts'",
    'packages/ui/src/b.ts',
    'domain-imports-nothing',
  ],
  [
    'ui reaching for tenant',
    'packages/ui/src/a/A.ts',
    "import '../../../tenant/src/b.ts'",
    'packages/tenant/src/b.ts',
    'ui-imports-theme',
  ],
  [
    'a feature in a feature',
    'packages/app/src/features/login/a.ts',
    "import '../home/b.ts'",
    'packages/app/src/features/home/b.ts',
    'feature-imports-feature',
  ],
  [
    'a feature in the site',
    'packages/app/src/features/login/a.ts',
    "import '#site/b.ts'",
    'packages/app/src/site/b.ts',
    'features-imports-upwards',
  ],
  [
    'a capability in a feature',
    'packages/app/src/capabilities/games/a.ts',
    "import '#features/home/b.ts'",
    'packages/app/src/features/home/b.ts',
    'capabilities-imports-upwards',
  ],
  [
    'the platform in a capability, for a type alone',
    'packages/app/src/platform/boot/a.ts',
    "import type { leaf } from '#capabilities/games/b.ts'\nexport type Leaf = typeof leaf",
    'packages/app/src/capabilities/games/b.ts',
    'platform-imports-upwards',
  ],
  [
    'the site in the testing support',
    'packages/app/src/site/a.ts',
    "import '#testing/b.ts'",
    'packages/app/src/testing/b.ts',
    'site-imports-upwards',
  ],
  [
    'a file beside the floors',
    'packages/app/src/site/a.ts',
    "export * from '../shell/b.ts'",
    'packages/app/src/shell/b.ts',
    'not-on-a-floor',
  ],
  [
    'an index file',
    'packages/app/src/capabilities/games/a.ts',
    "import '#platform/boot/index.ts'",
    'packages/app/src/platform/boot/index.ts',
    'index-file',
  ],
  [
    'a relative import out of its folder',
    'packages/app/src/capabilities/games/a.ts',
    "import '../wallet/b.ts'",
    'packages/app/src/capabilities/wallet/b.ts',
    'relative-import-leaves-folder',
  ],
  [
    "an import of one's own folder by the name of its floor",
    'packages/app/src/capabilities/games/a.ts',
    "import '#capabilities/games/b.ts'",
    'packages/app/src/capabilities/games/b.ts',
    'own-folder-by-floor-name',
  ],
  [
    'a rule that reads files',
    'packages/domain/src/a.ts',
    "import 'node:fs'",
    'packages/domain/src/b.ts',
    'domain-does-no-io',
  ],
] as const

describe('refused with advice', () => {
  // Repository shared by all cases, each with its own files: the check takes seconds to start.
  const named = (text: string, at: number) => text.replace(/\b([ab])\.ts\b/, `$1${at}.ts`)
  let report: string[]
  beforeAll(() => {
    const files = REFUSALS.flatMap(([, from, source, to], at) => [
      [named(to, at), leaf],
      [named(from, at), `${named(source, at)}\n`],
    ])
    report = check(Object.fromEntries(files)).split('\n  error ')
  })

  it.each(REFUSALS.map((refusal, at) => [...refusal, at] as const))(
    '%s',
    (_what, from, _source, _to, rule, at) => {
      const refusal = report.find((one) => one.startsWith(`${rule}: `) && one.includes(named(from, at)))
      expect(refusal).toMatch(/[Pp]ass|[Mm]ove|share|Import|Write|relative path/)
    },
  )
})

it('two files that import each other are refused', () => {
  const report = check({
    'packages/theme/src/a.ts': "import { b } from './b.ts'\nexport const a = b\n",
    'packages/theme/src/b.ts': "import { a } from './a.ts'\nexport const b = a\n",
  })
  expect(report).toContain('no-cycle')
})

const ring = {
  'packages/app/src/capabilities/games/a.ts': "import '#capabilities/wallet/a.ts'\n",
  'packages/app/src/capabilities/wallet/a.ts': leaf,
  'packages/app/src/capabilities/wallet/b.ts':
    "import type { leaf } from '#capabilities/games/b.ts'\nexport type Leaf = typeof leaf\n",
  'packages/app/src/capabilities/games/b.ts': leaf,
}

it('two folders that import each other through different files are refused', () => {
  expect(check(ring)).toContain('no dependency violations')
  expect(check(ring, 'folders.cjs')).toContain('folder-cycle')
})

it('folders may import each other in tests, and a folder its own subfolders', () => {
  const { 'packages/app/src/capabilities/wallet/b.ts': upwards, ...oneWay } = ring
  const report = check(
    {
      ...oneWay,
      'packages/app/src/capabilities/wallet/b.test.ts': upwards,
      'packages/app/src/features/lottery/a.ts': "import './table/a.ts'\n",
      'packages/app/src/features/lottery/bet/a.ts': "import '../b.ts'\n",
      'packages/app/src/features/lottery/b.ts': leaf,
    },
    'folders.cjs',
  )
  expect(report).toContain('no dependency violations')
})

it('two areas of the domain that import each other are refused, even without a cycle of files', () => {
  const report = check({
    'packages/domain/src/money/a.ts': "import { d } from '../games/d.ts'\nexport const a = d\n",
    'packages/domain/src/money/b.ts': 'export const b = 1\n',
    'packages/domain/src/games/c.ts': "import { b } from '../money/b.ts'\nexport const c = b\n",
    'packages/domain/src/games/d.ts': 'export const d = 1\n',
  })
  expect(report).toContain('domain-areas-are-layers')
})

it('allowed imports pass', () => {
  const report = check({
    'packages/ui/src/a/A.ts': "import '../../../theme/src/b.ts'\nimport '../b/index.ts'\n",
    'packages/ui/src/b/index.ts': leaf,
    'packages/theme/src/b.ts': leaf,
    'packages/app/src/site/routes/pages.ts': "import '#features/home/routes.ts'\nimport '../frame/a.ts'\n",
    'packages/app/src/site/frame/a.ts': "import '#capabilities/games/a.ts'\n",
    'packages/app/src/features/home/routes.ts': "import '#capabilities/games/a.ts'\n",
    'packages/app/src/features/home/home.test.ts': "import '#site/frame/a.ts'\nimport './routes.ts'\n",
    'packages/app/src/capabilities/games/a.ts': "import '#capabilities/wallet/a.ts'\n",
    'packages/app/src/capabilities/wallet/a.ts': "import '#platform/boot/a.ts'\n",
    'packages/app/src/platform/boot/a.ts': leaf,
  })
  expect(report).toContain('no dependency violations')
})
