import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** What the layer check says of a small made-up repository. */
function check(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-layers-'))
  folders.push(folder)
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), source)
  }
  cpSync(join(root, 'tooling/layers/rules.cjs'), join(folder, 'rules.cjs'))
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', 'rules.cjs', '--output-type', 'err-long', 'packages'],
    { cwd: folder, encoding: 'utf8' },
  )
  return stdout
}

const leaf = 'export const leaf = 1\n'

it.each([
  [
    'domain reaching for ui',
    'packages/domain/src/a.ts',
    "import '../../ui/src/b.ts'",
    'packages/ui/src/b.ts',
    'domain-knows-nobody',
  ],
  [
    'ui reaching for tenant',
    'packages/ui/src/a/A.ts',
    "import '../../../tenant/src/b.ts'",
    'packages/tenant/src/b.ts',
    'ui-knows-domain-theme',
  ],
  [
    'a feature in a feature',
    'packages/app/src/features/login/a.ts',
    "import '../home/b.ts'",
    'packages/app/src/features/home/b.ts',
    'feature-imports-feature',
  ],
  [
    'the shell inside a feature',
    'packages/app/src/shell/a.ts',
    "import '../features/home/b.ts'",
    'packages/app/src/features/home/b.ts',
    'shell-imports-feature',
  ],
  [
    'a rule that reads files',
    'packages/domain/src/a.ts',
    "import 'node:fs'",
    'packages/domain/src/b.ts',
    'domain-does-no-io',
  ],
])('%s is refused with advice', (_what, from, source, to, rule) => {
  const report = check({ [from]: `${source}\n`, [to]: leaf })
  expect(report).toContain(rule)
  expect(report).toMatch(/pass|Move|move|shared?|index\.ts/)
})

it('two files that import each other are refused', () => {
  const report = check({
    'packages/theme/src/a.ts': "import { b } from './b.ts'\nexport const a = b\n",
    'packages/theme/src/b.ts': "import { a } from './a.ts'\nexport const b = a\n",
  })
  expect(report).toContain('no-cycle')
})

it('what the law allows passes', () => {
  const report = check({
    'packages/ui/src/a/A.ts': "import '../../../theme/src/b.ts'\nimport '../b/index.ts'\n",
    'packages/ui/src/b/index.ts': leaf,
    'packages/theme/src/b.ts': leaf,
    'packages/app/src/shell/routes.ts': "import '../features/home/index.ts'\n",
    'packages/app/src/features/home/index.ts': leaf,
  })
  expect(report).toContain('no dependency violations')
})
