import type { LanguageCode } from '../registry.ts'
import type { Catalogue } from './compile.ts'
import { type LanguageReport, reportLanguage } from './completeness.ts'

export type AuditInput = {
  /** English catalogue on disk. */
  readonly english: Catalogue
  /** English catalogue extracted from the sources. */
  readonly extracted: Catalogue
  readonly languages: Readonly<Partial<Record<LanguageCode, Catalogue>>>
  /** Languages that must have every text. */
  readonly complete: readonly LanguageCode[]
}

export type Audit = {
  /** Problems to fix, each with its remedy. */
  readonly errors: readonly string[]
  /**
   * Notes, one line for each incomplete language with translations: tenants that offer it show English for the
   * rest.
   */
  readonly notes: readonly string[]
}

/** Checks all catalogues at once; pure, so that the calling script only reads and prints. */
export function auditCatalogues({ english, extracted, languages, complete }: AuditInput): Audit {
  const errors = staleness(english, extracted)
  const notes: string[] = []
  for (const [code, catalogue] of Object.entries(languages) as [LanguageCode, Catalogue][]) {
    const report = reportLanguage(code, extracted, catalogue)
    for (const { id, detail } of report.problems) {
      errors.push(`messages/${code}.json: '${id}' ${detail}. ${WHAT_TO_DO}`)
    }
    if (report.missing.length === 0) continue
    if (complete.includes(code))
      errors.push(`${incompleteness(report)}. Translate: ${report.missing.join(', ')}`)
    else notes.push(incompleteness(report))
  }
  for (const code of complete) {
    if (code !== 'EN' && !languages[code]) errors.push(`messages/${code}.json is missing`)
  }
  return { errors, notes }
}

const WHAT_TO_DO = 'Mend the text, or remove an id that is gone'

function staleness(english: Catalogue, extracted: Catalogue): string[] {
  const changed = [...new Set([...Object.keys(english), ...Object.keys(extracted)])].filter(
    (id) => english[id] !== extracted[id],
  )
  if (changed.length === 0) return []
  const named = changed.slice(0, 5).join(', ') + (changed.length > 5 ? ', …' : '')
  return [`messages/EN.json is stale (${named}). Run \`npx pnpm --filter @livery/i18n extract\``]
}

function incompleteness({ code, translated, total, missing }: LanguageReport): string {
  const percent = Math.floor((translated / total) * 100)
  return `${code} has ${translated} of ${total} texts (${percent} %), ${missing.length} missing`
}
