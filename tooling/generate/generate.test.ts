import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const NAME = 'generated-trial-room'

const ROOMS = {
  component: { folder: `packages/ui/src/${NAME}`, package: 'packages/ui' },
  feature: { folder: `packages/app/src/features/${NAME}`, package: 'packages/app' },
} as const

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
  for (const { folder } of Object.values(ROOMS)) rmSync(join(root, folder), { recursive: true, force: true })
})

it.each(Object.entries(ROOMS))(
  'a generated %s has all its files, and they keep types and lint',
  (kind, { folder, package: owner }) => {
    expect(generate(kind, NAME).status).toBe(0)
    expect(readdirSync(join(root, folder)).some((file) => file.endsWith('.test.tsx'))).toBe(true)
    expect(readdirSync(join(root, folder)).some((file) => file.endsWith('.stories.tsx'))).toBe(true)
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['--noEmit'], { cwd: join(root, owner) })
    execFileSync(join(root, 'node_modules/.bin/oxlint'), [folder], { cwd: root })
  },
  60_000,
)

it('a name that says nothing is refused with advice', () => {
  const { status, stderr, stdout } = generate('component', 'utils')
  expect(status).not.toBe(0)
  expect(stdout + stderr).toContain("field's own terms")
  expect(existsSync(join(root, 'packages/ui/src/utils'))).toBe(false)
})
