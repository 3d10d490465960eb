import type { ThemeName } from '../brand/brandInput.ts'
import type { TokenPath } from '../contract.ts'
import { contrast, over } from '../solve/color.ts'
import type { Hex } from '../solve/color.ts'
import { nearestReadable } from '../solve/readable.ts'
import type { SolvedBrand, ThemeTokens } from '../solve/solvedBrand.ts'
import { gradientGrounds, pictureGrounds } from './grounds.ts'
import { CONTRAST_TABLE } from './table.ts'
import type { ContrastPair } from './table.ts'

/** One pair of one theme as measured. */
export interface ContrastReading {
  theme: ThemeName
  use: string
  foreground: TokenPath
  ground: TokenPath
  foregroundColor: Hex
  /** The colour of the ground on which the foreground reads worst. */
  groundColor: Hex
  /** Measured contrast, 1 to 21. */
  ratio: number
  needed: number
}

/** A pair below its ratio. */
export interface ContrastProblem extends ContrastReading {
  /** The nearest colour of the foreground's hue that reads on all its grounds; absent when none can. */
  nearest?: Hex | undefined
}

/** What a ground may look like: one colour, every colour of a gradient, or a veil over any picture. */
function groundsOf(path: TokenPath, tokens: ThemeTokens, overPictures: boolean): Hex[] {
  const value = tokens[path]
  if (overPictures) return pictureGrounds(value)
  const base = tokens['color.surface.page']
  return path.startsWith('gradient.') ? gradientGrounds(value, base) : [over(value, base)]
}

function worst(foreground: Hex, grounds: readonly Hex[]) {
  return grounds
    .map((ground) => ({ ground, ratio: contrast(over(foreground, ground), ground) }))
    .reduce((least, next) => (next.ratio < least.ratio ? next : least))
}

function readings(pair: ContrastPair, theme: ThemeName, tokens: ThemeTokens): ContrastReading[] {
  return pair.foregrounds.flatMap((foreground) =>
    pair.grounds.map((path) => {
      const { ground, ratio } = worst(tokens[foreground], groundsOf(path, tokens, pair.overPictures === true))
      return {
        theme,
        use: pair.use,
        foreground,
        ground: path,
        needed: pair.ratio,
        foregroundColor: tokens[foreground],
        groundColor: ground,
        ratio,
      }
    }),
  )
}

/** Every pair of the table in both themes, as measured. */
export function contrastReport(solved: SolvedBrand): ContrastReading[] {
  return (['dark', 'light'] as const).flatMap((theme) =>
    CONTRAST_TABLE.flatMap((pair) => readings(pair, theme, solved[theme])),
  )
}

/**
 * Pairs below their ratio; empty for every brand without overrides.
 * The proposed colour is for the foreground: grounds belong to the brand.
 */
export function checkContrast(solved: SolvedBrand): ContrastProblem[] {
  const report = contrastReport(solved)
  return report
    .filter(({ ratio, needed }) => ratio < needed)
    .map((reading) => {
      const mates = report.filter(
        ({ theme, foreground }) => theme === reading.theme && foreground === reading.foreground,
      )
      const grounds = mates.map(({ groundColor }) => groundColor)
      const needed = Math.max(...mates.map((mate) => mate.needed))
      const nearest =
        nearestReadable(reading.foregroundColor, grounds, needed) ??
        nearestReadable(reading.foregroundColor, [reading.groundColor], reading.needed)
      return Object.assign({ nearest }, reading)
    })
}

/** A problem as one line: pair, theme, ratio, what is needed and what would pass. */
export function describeContrastProblem(problem: ContrastProblem): string {
  const { theme, foreground, ground, foregroundColor, groundColor, ratio, needed, nearest } = problem
  const found = `${foreground} ${foregroundColor} on ${ground} ${groundColor} is ${ratio.toFixed(2)}:1`
  const way = nearest ? `; ${nearest} passes` : '; no colour of its hue passes, change the ground'
  return `${theme}: ${found}, needs ${needed}:1${way}`
}
