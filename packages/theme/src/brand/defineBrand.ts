import { instantsOf, seasonSeeds, type Season } from '../seasons/season.ts'
import type { BrandInput, TokenOverrides } from './brandInput.ts'
import { brandProblems } from './brandProblems.ts'

/** Brand with checked seeds: the input of `solveBrand`. Made by `defineBrand` only. */
export interface Brand extends Readonly<Omit<BrandInput, 'overrides' | 'seasons'>> {
  readonly overrides: TokenOverrides
  /** Absent for a brand without seasons. */
  readonly seasons?: readonly Season[]
}

/** Problem in a brand's seeds: the field, the value found, the values allowed. */
export interface BrandProblem {
  /** Dotted name of the field, such as `surfaces.glow` or `overrides.color.text.primry`. */
  field: string
  found: string
  allowed: string
  /** Valid name closest to the one found, when a name is wrong. */
  nearest?: string | undefined
}

/** Error of `defineBrand`; carries all problems, not just the first. */
export class BrandError extends Error {
  override readonly name = 'BrandError'
  readonly problems: readonly BrandProblem[]

  constructor(problems: readonly BrandProblem[]) {
    super(problems.map(describeBrandProblem).join('\n'))
    this.problems = problems
  }
}

/** Problem as one line of text. */
export function describeBrandProblem({ field, found, allowed, nearest }: BrandProblem): string {
  return `${field}: found ${found}, allowed is ${allowed}${nearest ? `; did you mean ${nearest}?` : ''}`
}

/**
 * Checks a brand's seeds and freezes them.
 * @throws {BrandError} naming every wrong field, what was found, what is allowed and the nearest valid name
 */
export function defineBrand(input: BrandInput): Brand {
  const problems = brandProblems(input)
  if (problems.length > 0) throw new BrandError(problems)
  const { seasons = [], ...seeds } = input
  const { timeZone = '' } = seeds
  const { brand, accent } = seeds.colors
  const looks = seasons.flatMap((season) => {
    const instants = instantsOf(season, timeZone)
    return instants === undefined
      ? []
      : [{ name: season.name, ...instants, brand: defineBrand(seasonSeeds(input, season)) }]
  })
  return Object.freeze({
    ...seeds,
    colors: { brand: brand.toLowerCase(), accent: accent.toLowerCase() },
    overrides: seeds.overrides ?? {},
    ...(looks.length > 0 && { seasons: looks }),
  })
}
