import { type Catalogue, legalFingerprints, parseFingerprints } from '@livery/i18n/compile'
import type { LanguageCode } from '@livery/i18n/registry'

import type { TenantConfig } from '../config.ts'
import { FileRefused, LARGEST, readBrandFile, refusalOf, textOf } from '../files/brandFile.ts'
import { tenantFile, type TenantFolder } from '../folder.ts'
import type { Problem } from '../problem.ts'
import type { Catalogues } from './completeness.ts'
import { readOverrides } from './messages.ts'

/** Record of what a brand's approvals cover: fingerprints of the approved texts by language and id. */
export const APPROVED_FILE = 'approved.json'

/** Folder that held such records, one file a language, before there was one for all. */
export const FORMER_APPROVED_FOLDER = 'approved'

/** Texts that the approvals of a brand cover. */
export type ApprovedTexts = Readonly<Partial<Record<LanguageCode, Catalogue>>>

/** Records by their text: brands with the same languages have the same one, and reading it takes long. */
const records = new Map<string, ApprovedTexts>()
const MOST_RECORDS = 16

function parseRecord(text: string): ApprovedTexts {
  const known = records.get(text)
  if (known !== undefined) return known
  const record = parseFingerprints(text, APPROVED_FILE)
  if (records.size >= MOST_RECORDS) records.clear()
  records.set(text, record)
  return record
}

/**
 * Record of a brand's approvals; empty when there is none.
 * @throws {FileRefused} for a link, a pipe, too many bytes, or what is no record
 */
export function readApproved(path: string): ApprovedTexts {
  const content = readBrandFile(path, APPROVED_FILE, LARGEST.messages)
  if (content === undefined) return {}
  const text = textOf(content)
  try {
    return parseRecord(text)
  } catch (error) {
    throw new FileRefused(
      `what is no record (${error instanceof Error ? error.message : String(error)})`,
      'fingerprints of texts by language and id',
    )
  }
}

/** Fingerprints of the legal texts as the brand shows them in a language. */
export function legalTextsOf(path: string, code: LanguageCode, read: Catalogues['read']): Catalogue {
  const site = read(code)
  const kept = fingerprints.get(site) ?? legalFingerprints(site)
  fingerprints.set(site, kept)
  const own = legalFingerprints(readOverrides(path, code))
  return Object.keys(own).length === 0 ? kept : { ...kept, ...own }
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
  const approvals = languages.offered.flatMap((code) => {
    const approval = languages.approved[code]
    return code === 'EN' || approval === undefined ? [] : [{ code, ...approval }]
  })
  if (approvals.length === 0) return []
  const problem = (kind: Pick<Problem, 'code' | 'found' | 'expected' | 'suggestion'>): Problem[] => [
    { tenant: id, file: tenantFile(id, APPROVED_FILE), field: '', level: 'warning', ...kind },
  ]
  const refusedBy = (error: unknown): Problem[] => {
    const { found, expected, suggestion } = refusalOf(error)
    return problem({ code: 'texts-changed', found, expected, suggestion })
  }
  let covered: ApprovedTexts
  try {
    covered = readApproved(path)
  } catch (error) {
    return refusedBy(error)
  }
  return approvals.flatMap(({ code, by, on }): Problem[] => {
    const suggestion =
      `Let them read \`livery texts export ${code} --brand ${id} --legal\`, then ` +
      `\`livery texts approve ${code} --brand ${id} --by 'name'\`.`
    const texts = covered[code]
    if (texts === undefined) {
      const found = `no record of the texts in ${code} that ${by} approved on ${on}`
      return problem({ code: 'texts-unnamed', found, expected: 'their fingerprints', suggestion })
    }
    try {
      const changed = changesSince(texts, legalTextsOf(path, code, read))
      if (changed.length === 0) return []
      const more = changed.length > MOST_NAMED ? ` and ${changed.length - MOST_NAMED} more` : ''
      return problem({
        code: 'texts-changed',
        found: `an approval of ${code} of ${on} before ${changed.slice(0, MOST_NAMED).join(', ')}${more}`,
        expected: `a native reader’s approval of the texts of today`,
        suggestion,
      })
    } catch (error) {
      return refusedBy(error)
    }
  })
}

/** Changes by the texts of today and the approved ones, kept: many brands have both from the same place. */
const changes = new WeakMap<Catalogue, WeakMap<Catalogue, readonly string[]>>()

/** Texts that an approval does not cover as they are today: `footer.age (changed)`. A text that is gone needs none. */
function changesSince(covered: Catalogue, today: Catalogue): readonly string[] {
  const since = changes.get(today) ?? new WeakMap<Catalogue, readonly string[]>()
  changes.set(today, since)
  const known =
    since.get(covered) ??
    Object.keys(today)
      .filter((id) => covered[id] !== today[id])
      .map((id) => `${id} (${covered[id] === undefined ? 'new' : 'changed'})`)
  since.set(covered, known)
  return known
}
