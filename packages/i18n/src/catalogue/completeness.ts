import type { LanguageCode } from '../registry.ts'
import { type Catalogue, checkCatalogue, type CatalogueProblem } from './compile.ts'

export type LanguageReport = {
  readonly code: LanguageCode
  /** Number of ids that have a valid text in this language. */
  readonly translated: number
  readonly total: number
  readonly missing: readonly string[]
  /** Problems other than missing texts: these are always errors. */
  readonly problems: readonly CatalogueProblem[]
}

/** Reports completeness and problems of a language compared with the English catalogue. */
export function reportLanguage(code: LanguageCode, english: Catalogue, candidate: Catalogue): LanguageReport {
  const all = checkCatalogue(english, candidate)
  const missing = all.filter(({ kind }) => kind === 'missing').map(({ id }) => id)
  const problems = all.filter(({ kind }) => kind !== 'missing')
  const total = Object.keys(english).length
  const unsound = new Set(problems.filter(({ kind }) => kind !== 'unknown').map(({ id }) => id))
  return { code, translated: total - missing.length - unsound.size, total, missing, problems }
}
