import {
  FACES,
  checkContrast,
  describeContrastProblem,
  type Brand,
  type ContrastProblem,
  type Face,
} from '@livery/theme'

import type { TenantConfig } from '../config.ts'
import { tenantFile } from '../folder.ts'
import type { Problem } from '../problem.ts'
import { scriptsOf } from '../scripts.ts'
import { looksOf, type Look } from './looks.ts'

/**
 * Other pairs that the same override breaks, in short: facts that equal those of the first pair are left out.
 */
function alsoBroken(first: ContrastProblem, others: readonly ContrastProblem[]): string {
  if (others.length === 0) return ''
  const pairs = others.map(({ foreground, background, ratio }) => {
    const what = foreground === first.foreground ? '' : `${foreground} `
    return `${what}on ${background} (${ratio.toFixed(2)}:1)`
  })
  return `; also ${pairs.join(', ')}`
}

/**
 * Checks all pairs of the contrast table in both themes, of the brand and of its seasons: one problem for each override and theme, its worst
 * pair first.
 */
export function checkBrandContrast(
  id: string,
  brand: Brand,
  looks: readonly Look[] = looksOf(brand),
): Problem[] {
  return looks.flatMap((look) =>
    contrastProblems(id, look).map((problem) =>
      look.season === undefined
        ? problem
        : {
            ...problem,
            field: `seasons.${look.season.at}.${problem.field}`,
            found: `${problem.found} in the season ${look.season.name}`,
          },
    ),
  )
}

/** Warns of seasons that are over: they only make pages heavier. */
export function checkSeasons(id: string, brand: Brand, now: Date): Problem[] {
  return (brand.seasons ?? []).flatMap(({ name, until }, at): Problem[] =>
    until > now.getTime()
      ? []
      : [
          {
            tenant: id,
            file: tenantFile(id, 'brand.ts'),
            field: `seasons.${at}.until`,
            code: 'brand',
            found: `the season ${name}, which is over`,
            expected: 'seasons to come',
            suggestion: 'Give it other dates, or take it out.',
            level: 'warning',
          },
        ],
  )
}

function contrastProblems(id: string, { brand, solved }: Look): Problem[] {
  const overrideOf = ({ foreground, background }: ContrastProblem) =>
    foreground in brand.overrides ? foreground : background
  const mistakes = Map.groupBy(checkContrast(solved), (pair) => `${pair.theme} ${overrideOf(pair)}`)
  return [...mistakes.values()].flatMap((pairs): Problem[] => {
    const [worst, ...others] = pairs.toSorted((a, b) => a.ratio - b.ratio)
    if (worst === undefined) return []
    const { nearest, foreground, theme, needed, use } = worst
    return [
      {
        tenant: id,
        file: tenantFile(id, 'brand.ts'),
        field: `overrides.${overrideOf(worst)}`,
        code: 'contrast',
        found: describeContrastProblem(worst) + alsoBroken(worst, others),
        expected: `${needed}:1 for ${use}`,
        suggestion: nearest === undefined ? '' : `Use ${nearest} for ${foreground} in ${theme}.`,
        level: 'error',
      },
    ]
  })
}

/** Greatest number of faces that a suggestion names. */
const MOST_SUGGESTED = 3

/**
 * Checks that the faces cover the languages. A writing system that a face lacks completely is drawn by the
 * device's own face and looks right; single missing letters in Latin words do not.
 */
export function checkFontCoverage(config: TenantConfig, brand: Brand): Problem[] {
  const { text, display } = brand.type
  return [...new Set([text.face, display.face])].flatMap((id) => {
    const face: Face = FACES[id]
    if (face.package === undefined) return []
    return config.languages.offered.flatMap((code): Problem[] => {
      const scripts = scriptsOf(code)
      if (!scripts.includes('latin')) return []
      const missing = scripts.filter((script) => !face.subsets.includes(script))
      if (missing.length === 0) return []
      const able = Object.entries<Face>(FACES).filter(
        ([, other]) =>
          other.package !== undefined &&
          !other.display &&
          scripts.every((script) => other.subsets.includes(script)),
      )
      return [
        {
          tenant: config.id,
          file: tenantFile(config.id, 'brand.ts'),
          field: text.face === id ? 'type.text.face' : 'type.display.face',
          code: 'font-coverage',
          found: `${face.family}, which has no ${missing.join(' or ')} letters for ${code}`,
          expected: 'a face with every letter of the Latin-written languages offered',
          suggestion:
            able.length === 0
              ? ''
              : `Use ${able
                  .slice(0, MOST_SUGGESTED)
                  .map(([name]) => name)
                  .join(' or ')}.`,
          level: 'error',
        },
      ]
    })
  })
}
