import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
/** Limit of a test that checks the types of a whole package, ms: half a minute of processor time, on a busy machine. */
const PATIENCE = 240_000
const NAME = 'generated-sample'

const KINDS = {
  component: { folder: `packages/ui/src/${NAME}`, package: 'packages/ui' },
  feature: { folder: `packages/app/src/features/${NAME}`, package: 'packages/app' },
} as const

/** Files that a new feature adds its route to, with the text that it brings to each. */
const ROUTE_FILES = {
  'packages/domain/src/routes/routeTable.ts': "route('generatedSample', '/m/generatedSample'),",
  'packages/app/src/platform/routing/routeTitles.messages.ts': "id: 'route.generatedSample.title',",
  'packages/app/src/site/routes/pages.ts': `pageOf(help, 'GeneratedSamplePage')`,
  'packages/app/src/site/routes/areas/help.ts': `'#features/${NAME}/GeneratedSamplePage.tsx'`,
  'packages/i18n/messages/EN.json': '"route.generatedSample.title": "Generated sample"',
  'packages/i18n/context/EN.json': '"route.generatedSample.title"',
  'docs/screens.md': `[generatedSample.stories.tsx](../${KINDS.feature.folder}/generatedSample.stories.tsx)`,
}
const PICTURE = 'docs/pictures/screens/generatedSample.webp'
const FORMATTED = [KINDS.feature.folder, ...Object.keys(ROUTE_FILES).filter((file) => file.endsWith('.ts'))]
const read = (file: string) => readFileSync(join(root, file), 'utf8')
let before: [file: string, text: string][] = []

beforeEach(() => {
  before = Object.keys(ROUTE_FILES).map((file) => [file, read(file)])
})

function generate(kind: string, name: string) {
  return spawnSync(
    join(root, 'node_modules/.bin/plop'),
    ['--plopfile', 'tooling/generate/plopfile.mjs', kind, name],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
}

afterEach(() => {
  for (const { folder } of Object.values(KINDS)) rmSync(join(root, folder), { recursive: true, force: true })
  for (const [file, text] of before) writeFileSync(join(root, file), text)
  rmSync(join(root, PICTURE), { force: true })
})

it.each(Object.entries(KINDS))(
  'a generated %s has all its files, and they keep types and lint',
  (kind, { folder, package: owner }) => {
    expect(generate(kind, NAME).status).toBe(0)
    expect(readdirSync(join(root, folder)).some((file) => file.endsWith('.test.tsx'))).toBe(true)
    expect(readdirSync(join(root, folder)).some((file) => file.endsWith('.stories.tsx'))).toBe(true)
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['--noEmit'], { cwd: join(root, owner) })
    execFileSync(join(root, 'node_modules/.bin/oxlint'), [folder], { cwd: root })
  },
  PATIENCE,
)

it(
  'a generated feature has its route, with a title, a page and a place in the list of screens',
  () => {
    expect(generate('feature', NAME).status).toBe(0)
    for (const [file, text] of Object.entries(ROUTE_FILES)) expect(read(file)).toContain(text)
    // Its author takes the picture, from the generated stories.
    copyFileSync(join(root, 'docs/pictures/screens/help.webp'), join(root, PICTURE))
    execFileSync('node', ['tooling/screens/write.ts'], { cwd: root })
    // The page list and the list of screens are those of the new table, and the route keeps every rule of routes.
    execFileSync(
      join(root, 'node_modules/.bin/vitest'),
      ['run', '--project', 'unit', 'tooling/screens', 'packages/domain/src/routes'],
      { cwd: root, stdio: 'pipe' },
    )
    execFileSync(join(root, 'node_modules/.bin/oxfmt'), ['--check', ...FORMATTED], {
      cwd: root,
      stdio: 'pipe',
    })
  },
  PATIENCE,
)

it('a name that describes nothing is refused with advice', () => {
  const { status, stderr, stdout } = generate('component', 'utils')
  expect(status).not.toBe(0)
  expect(stdout + stderr).toContain("field's own terms")
  expect(existsSync(join(root, 'packages/ui/src/utils'))).toBe(false)
})
