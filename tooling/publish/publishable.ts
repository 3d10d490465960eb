/**
 * Builds one library package as it is published and packs it: `dist.tarball/<name>-<version>.tgz`, which
 * `pnpm publish` takes as it is. Checked by publint, Are the Types Wrong and a comparison of imports and dependencies.
 * Run in the package's folder.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { writeDeclarations } from './declarations.ts'
import { dependencyProblems } from './dependencies.ts'
import { publishedExports } from './entries.ts'
import { run } from './run.ts'
import { gatherStyleSheets } from './styleSheets.ts'
import { TARBALLS, tarballOf } from './tarball.ts'

const folder = process.cwd()
const here = import.meta.dirname

await run(folder, 'tsup', ['--config', join(here, 'tsup.config.ts'), '--silent'])
gatherStyleSheets(folder)
await writeDeclarations(folder)
const problems = dependencyProblems(folder)
if (problems.length > 0) throw new Error(problems.join('\n'))

rmSync(join(folder, TARBALLS), { recursive: true, force: true })
await run(folder, 'pnpm', [
  'pack',
  '--pack-destination',
  TARBALLS,
  `--config.pnpmfile=${join(here, 'pnpmfile.mjs')}`,
])
const tarball = tarballOf(folder)
// Files that are not modules have no types.
const files = Object.keys(publishedExports(folder)).filter((subpath) => /\.(css|json|yaml)$|\*/.test(subpath))
const excluded = files.length > 0 ? ['--exclude-entrypoints', ...files] : []
await Promise.all([
  run(folder, 'publint', ['run', tarball, '--strict']),
  run(folder, 'attw', [tarball, '--profile', 'esm-only', '--format', 'ascii', ...excluded]),
])
