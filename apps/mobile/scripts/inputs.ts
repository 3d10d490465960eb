import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Input paths of the compile, from the repository's root. */
const INPUTS = [
  'packages/api/src',
  'packages/app/src',
  'packages/domain/src',
  'packages/i18n/messages',
  'packages/i18n/src',
  'packages/tenant/src',
  'packages/theme/src',
  'packages/ui/src',
  'apps/mobile/src',
  'apps/mobile/scripts',
  'apps/mobile/vite.config.ts',
  'apps/mobile/package.json',
  'pnpm-lock.yaml',
]

const WITHOUT_EFFECT = /\.(test|stories)\.tsx?$|\.md$|(^|\/)\./

async function filesOf(root: string, input: string): Promise<string[]> {
  const info = await stat(join(root, input)).catch(() => undefined)
  if (info === undefined) return []
  if (info.isFile()) return [input]
  const entries = await readdir(join(root, input), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
}

/** Hash over names and contents of all inputs of the compile. */
export async function hashInputs(root: string): Promise<string> {
  const files = (await Promise.all(INPUTS.map((input) => filesOf(root, input)))).flat()
  const hash = createHash('sha256')
  for (const file of files.filter((name) => !WITHOUT_EFFECT.test(name)).sort()) {
    // Synchronous: a promise for each of two thousand files takes longer than reading it.
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}
