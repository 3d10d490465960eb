import { nearest } from '@livery/theme'

import { ASSETS_FOLDER } from '../assets.ts'
import { brandEntries, isLimit, toolsIn } from '../files/brandEntries.ts'
import { tenantFile, type TenantFolder } from '../folder.ts'
import type { Problem } from '../problem.ts'
import { MESSAGES_FOLDER } from './messages.ts'

/** Files that others read, and report when they cannot be read. */
const LOADED = ['tenant.ts', 'brand.ts', 'overrides.ts', 'package.json', 'tsconfig.json', 'turbo.json']
/** Names of the brand's designs for tokens, which `livery tokens import` reads. */
const TOKEN_NAMES = 'tokenNames.json'
/** Settings with which a package manager runs what they name when it is called in the folder, as every task is. */
const RUNNING =
  /^(\.npmrc|\.yarnrc(\.yml)?|\.?pnpmfile\.[cm]?js|\.pnp\.[cm]?js|pnpm-workspace\.ya?ml|bunfig\.toml)$/i
/** Programs that a task finds before all others. */
const PROGRAMS = 'node_modules/.bin'
const KNOWN = [...LOADED, TOKEN_NAMES, ASSETS_FOLDER, MESSAGES_FOLDER, 'README.md']

/**
 * Checks that everything in a brand's folder is read by the build, and is a regular file or a folder: a
 * misspelt name would be ignored, and a link may lead anywhere.
 */
export function checkFolder(tenant: TenantFolder): Problem[] {
  const problem = (
    path: string,
    level: Problem['level'],
    found: string,
    expected: string,
    suggestion: string,
  ): Problem => ({
    tenant: tenant.id,
    file: tenantFile(tenant.id, path),
    field: '',
    code: 'folder',
    found,
    expected,
    suggestion,
    level,
  })
  const entries = brandEntries(tenant.path)
  const limit = entries.find(isLimit)?.refused
  if (limit !== undefined) return [problem('', 'error', limit.found, limit.expected, limit.suggestion)]
  const running = toolsIn(tenant.path, PROGRAMS)
    .concat(entries.map(({ path }) => path))
    .filter((path) => path === PROGRAMS || RUNNING.test(path))
    .map((path) =>
      problem(
        path,
        'error',
        'what makes a task run other programs',
        'data and nothing that runs',
        'Remove it.',
      ),
    )
  const others = entries.filter(({ path }) => !RUNNING.test(path))
  return others
    .flatMap(({ path, refused }): Problem[] => {
      // Pictures, texts and data are reported by those who read them.
      if (refused !== undefined && !LOADED.includes(path) && !/^(assets|messages)\//.test(path))
        return [problem(path, 'error', refused.found, refused.expected, refused.suggestion)]
      if (path.includes('/') || KNOWN.includes(path)) return []
      const meant = nearest(path, KNOWN)
      const advice = meant === undefined ? 'Remove it.' : `Rename it to ${meant}?`
      return [problem(path, 'warning', 'a name that nothing reads', KNOWN.join(', '), advice)]
    })
    .concat(running)
}
