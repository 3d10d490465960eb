import type { LanguageCode } from '../registry.ts'
import type { Catalogue } from './compile.ts'
import { type LanguageReport, reportLanguage } from './completeness.ts'

export type AuditInput = {
  /** English as it is on disk. */
  readonly english: Catalogue
  /** English as the sources declare it now. */
  readonly extracted: Catalogue
  readonly languages: Readonly<Partial<Record<LanguageCode, Catalogue>>>
  /** Languages that must have every text. */
  readonly complete: readonly LanguageCode[]
}

export type Audit = {
  /** What must be mended, each with what to do. */
  readonly errors: readonly string[]
  /** One line a language that has begun but is not complete: tenants that offer it show English there. */
  readonly notes: readonly string[]
}

/** Judges all catalogues at once; pure, so that the script around it only reads and prints. */
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
  return [`messages/EN.json is stale (${named}). Run \`pnpm --filter @livery/i18n extract\``]
}

function incompleteness({ code, translated, total, missing }: LanguageReport): string {
  const percent = Math.floor((translated / total) * 100)
  return `${code} has ${translated} of ${total} texts (${percent} %), ${missing.length} missing`
}
