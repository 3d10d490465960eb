import { isLegalText, reportLanguage, type Catalogue } from '@livery/i18n/compile'
import type { LanguageCode } from '@livery/i18n/registry'

import type { TenantConfig } from '../config.ts'
import { tenantFile } from '../folder.ts'
import type { Problem } from '../problem.ts'

/** Texts of the product, from the catalogues. */
export interface Catalogues {
  readonly english: Catalogue
  readonly read: (code: LanguageCode) => Catalogue
}

/** Reports by catalogue, cached: many brands offer the same languages. */
const reports = new WeakMap<Catalogue, ReturnType<typeof reportLanguage> | undefined>()

/** Report of a language; undefined for one that lacks no text, so that its texts need not be parsed. */
function reportOf(code: LanguageCode, english: Catalogue, language: Catalogue) {
  if (reports.has(language)) return reports.get(language)
  const isWhole = Object.keys(english).every((id) => Object.hasOwn(language, id))
  const report = isWhole ? undefined : reportLanguage(code, english, language)
  reports.set(language, report)
  return report
}

/**
 * Checks that the offered languages are translated. One without texts cannot be offered; a single missing text is
 * shown in English and reported as a warning, a missing legal one is an error.
 */
export function checkCompleteness(config: TenantConfig, { english, read }: Catalogues): Problem[] {
  return config.languages.offered.flatMap((code, index): Problem[] => {
    if (code === 'EN') return []
    const report = reportOf(code, english, read(code))
    if (report === undefined) return []
    const { missing, translated, total } = report
    const problem = (
      level: Problem['level'],
      found: string,
      expected: string,
      suggestion: string,
    ): Problem => ({
      tenant: config.id,
      file: tenantFile(config.id, 'tenant.ts'),
      field: `languages.offered.${index}`,
      code: 'language-incomplete',
      found,
      expected,
      suggestion,
      level,
    })
    const file = `packages/i18n/messages/${code}.json`
    if (translated === 0) {
      return [
        problem(
          'error',
          `${code}, which has no texts`,
          'languages that are translated',
          `Write ${file} first, or do not offer ${code}.`,
        ),
      ]
    }
    const legal = missing.filter(isLegalText)
    const warning = problem(
      'warning',
      `${code} with ${translated} of ${total} texts`,
      'every text; those missing are shown in English',
      `Translate ${file}.`,
    )
    if (legal.length === 0) return [warning]
    const shown = `${code} without ${legal.slice(0, 3).join(', ')}${legal.length > 3 ? ` and ${legal.length - 3} more` : ''}`
    return [
      warning,
      problem('error', shown, 'every legal text of a translated language', `Translate them in ${file}.`),
    ]
  })
}
