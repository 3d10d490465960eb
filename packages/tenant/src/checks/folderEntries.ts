import { nearest } from '@livery/theme'

import { ASSETS_FOLDER } from '../assets.ts'
import { brandEntries, hasPath, isLimit } from '../files/brandEntries.ts'
import { tenantFile, type TenantFolder } from '../folder.ts'
import type { Problem } from '../problem.ts'
import { APPROVED_FILE, FORMER_APPROVED_FOLDER } from './approvals.ts'
import { MESSAGES_FOLDER } from './messages.ts'

/** Files that others read, and report when they cannot be read. */
const LOADED = ['tenant.ts', 'brand.ts', 'overrides.ts', 'package.json', 'tsconfig.json', 'turbo.json']
/** Names of the brand's designs for tokens, which `livery tokens import` reads. */
const TOKEN_NAMES = 'tokenNames.json'
/**
 * Names that programs obey or run where they find them: hidden files and code in any folder, settings in the brand's
 * own. A package manager runs what they name when a task starts there; linters and finders of unused files load them.
 */
const OBEYED = /(^|\/)\.[^/]*$|\.([cm]?[jt]sx?|sh)$|^[^/]+\.(json[c5]?|ya?ml|toml)$/i
const OBEYS = 'what makes a program run or obey it'
const DATA_ALONE = 'data and nothing that runs'
/** Programs that a task finds before all others. */
const PROGRAMS = 'node_modules/.bin'
const KNOWN = [...LOADED, TOKEN_NAMES, ASSETS_FOLDER, MESSAGES_FOLDER, APPROVED_FILE, 'README.md']
/** Way from records of before to the one of today. */
const TO_ONE_FILE = `Put each one's content into ${APPROVED_FILE} by its language: { "DE": { … } }, and remove the folder.`

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
  const programs = hasPath(tenant.path, PROGRAMS)
    ? [problem(PROGRAMS, 'error', OBEYS, DATA_ALONE, 'Remove it.')]
    : []
  return entries
    .flatMap(({ path, refused }): Problem[] => {
      // Pictures, texts and data are reported by those who read them.
      if (refused !== undefined && !LOADED.includes(path) && !/^(assets|messages)\//.test(path))
        return [problem(path, 'error', refused.found, refused.expected, refused.suggestion)]
      if (KNOWN.includes(path) || /^(assets|messages)\//.test(path)) return []
      // An error, as nobody compares the texts of today with what nobody reads.
      if (path === FORMER_APPROVED_FOLDER)
        return [problem(path, 'error', 'records of approvals by language', APPROVED_FILE, TO_ONE_FILE)]
      const meant = nearest(path, KNOWN)
      const advice = meant === undefined ? 'Remove it.' : `Rename it to ${meant}?`
      if (OBEYED.test(path)) return [problem(path, 'error', OBEYS, DATA_ALONE, advice)]
      if (path.includes('/')) return []
      return [problem(path, 'warning', 'a name that nothing reads', KNOWN.join(', '), advice)]
    })
    .concat(programs)
}
