import { join } from 'node:path'

import { type Catalogue, legalFingerprints, parseCatalogue } from '@livery/i18n/compile'
import type { LanguageCode } from '@livery/i18n/registry'

import type { TenantConfig } from '../config.ts'
import { LARGEST, readBrandFile, refusalOf, textOf } from '../files/brandFile.ts'
import { tenantFile, type TenantFolder } from '../folder.ts'
import type { Problem } from '../problem.ts'
import type { Catalogues } from './completeness.ts'
import { readOverrides } from './messages.ts'

/** Records of what approvals cover, one `<CODE>.json` a language: fingerprints of the approved texts by id. */
export const APPROVED_FOLDER = 'approved'

/** Path of a language's record below the brand's folder. */
export const approvedFile = (code: LanguageCode): string => `${APPROVED_FOLDER}/${code}.json`

/** Fingerprints of the legal texts as the brand shows them in a language. */
export function legalTextsOf(path: string, code: LanguageCode, read: Catalogues['read']): Catalogue {
  const site = read(code)
  const kept = fingerprints.get(site) ?? legalFingerprints(site)
  fingerprints.set(site, kept)
  return { ...kept, ...legalFingerprints(readOverrides(path, code)) }
}

/** Fingerprints by catalogue, kept: many brands offer the same languages. */
const fingerprints = new WeakMap<Catalogue, Catalogue>()

/** Number of texts that a problem names. */
const MOST_NAMED = 3

/**
 * Compares what the approvals of a brand cover with its legal texts of today. Only warnings, as nobody plays on a
 * brand in development; `livery release` refuses a changed text (`texts-changed`).
 */
export function checkApprovals(
  { id, path }: Pick<TenantFolder, 'id' | 'path'>,
  { languages }: Pick<TenantConfig, 'languages'>,
  read: Catalogues['read'],
): Problem[] {
  return languages.offered.flatMap((code): Problem[] => {
    const approval = languages.approved[code]
    if (code === 'EN' || approval === undefined) return []
    const file = approvedFile(code)
    const problem = (kind: Pick<Problem, 'code' | 'found' | 'expected' | 'suggestion'>): Problem[] => [
      { tenant: id, file: tenantFile(id, file), field: '', level: 'warning', ...kind },
    ]
    const toDo =
      `Let them read \`livery texts export ${code} --brand ${id} --legal\`, then ` +
      `\`livery texts approve ${code} --brand ${id} --by 'name'\`.`
    try {
      const content = readBrandFile(path, file, LARGEST.messages)
      if (content === undefined) {
        const found = `no record of the texts that ${approval.by} approved on ${approval.on}`
        return problem({ code: 'texts-unnamed', found, expected: 'their fingerprints', suggestion: toDo })
      }
      const covered = parseCatalogue(textOf(content), join(path, file))
      const changes = changesSince(covered, legalTextsOf(path, code, read))
      if (changes.length === 0) return []
      const more = changes.length > MOST_NAMED ? ` and ${changes.length - MOST_NAMED} more` : ''
      return problem({
        code: 'texts-changed',
        found: `an approval of ${approval.on} before ${changes.slice(0, MOST_NAMED).join(', ')}${more}`,
        expected: `a native reader’s approval of the texts of today`,
        suggestion: toDo,
      })
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof TypeError)
        return problem({
          code: 'texts-changed',
          found: `what is no record (${error.message})`,
          expected: 'a flat object of fingerprints by id',
          suggestion: toDo,
        })
      const { found, expected, suggestion } = refusalOf(error)
      return problem({ code: 'texts-changed', found, expected, suggestion })
    }
  })
}

/** Texts that an approval does not cover as they are today: `footer.age (changed)`. A text that is gone needs none. */
function changesSince(covered: Catalogue, today: Catalogue): string[] {
  return Object.entries(today).flatMap(([id, mark]) => {
    if (covered[id] === mark) return []
    return [`${id} (${covered[id] === undefined ? 'new' : 'changed'})`]
  })
}
