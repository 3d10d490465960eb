import type { TenantConfig } from '../config.ts'
import { tenantFile } from '../folder.ts'
import { isCommonWord } from '../names.ts'
import type { Problem } from '../problem.ts'
import type { Catalogues } from './completeness.ts'

/** Names that a file system or the name service keeps for itself. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d|www|localhost|..--.*|.*-)$/

/**
 * Checks that an id can be a folder and a host everywhere, and tells when name or id are words of the site
 * itself: such a brand is allowed, and other bundles are not searched for that word.
 */
export function checkNames(config: TenantConfig, folderId: string, { english, read }: Catalogues): Problem[] {
  const problem = (
    field: string,
    level: Problem['level'],
    found: string,
    expected: string,
    suggestion: string,
  ): Problem => ({
    tenant: folderId,
    file: tenantFile(folderId, 'tenant.ts'),
    field,
    code: 'name',
    found,
    expected,
    suggestion,
    level,
  })
  const reserved = RESERVED.test(config.id)
    ? [
        problem(
          'id',
          'error',
          `'${config.id}', a reserved name`,
          'an id that is a host and a folder everywhere',
          '',
        ),
      ]
    : []
  const catalogues = [english, ...config.languages.offered.filter((code) => code !== 'EN').map(read)]
  const common = (['id', 'name'] as const)
    .filter((field) => catalogues.some((catalogue) => isCommonWord(config[field], catalogue)))
    .map((field) =>
      problem(
        field,
        'warning',
        `'${config[field]}', a word of the site's own texts or code`,
        'a name that no text of the site has',
        'Other brands’ bundles are not searched for it: add a second word to the name if they should be.',
      ),
    )
  return [...reserved, ...common]
}
