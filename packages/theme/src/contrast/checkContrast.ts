import type { ThemeName } from '../brand/brandInput.ts'
import type { TokenPath } from '../contract.ts'
import { OPAQUE_LENGTH, luminance, over, ratioOf, type Hex } from '../solve/color.ts'
import { nearestReadable } from '../solve/readable.ts'
import type { SolvedBrand, ThemeTokens } from '../solve/solvedBrand.ts'
import { gradientBackgrounds, pictureBackgrounds } from './backgrounds.ts'
import { CONTRAST_TABLE, type ContrastPair } from './table.ts'

/** Measured contrast of one pair in one theme. */
export interface ContrastReading {
  theme: ThemeName
  use: string
  foreground: TokenPath
  background: TokenPath
  foregroundColor: Hex
  /** Background colour on which the foreground has the least contrast. */
  backgroundColor: Hex
  /** Measured contrast, 1 to 21. */
  ratio: number
  needed: number
}

/** Pair whose contrast is below the required ratio. */
export interface ContrastProblem extends ContrastReading {
  /**
   * Nearest colour of the foreground's hue with enough contrast on all backgrounds; absent when there is none.
   */
  nearest?: Hex | undefined
}

/** Colours of a background: one colour, every colour of a gradient, or a translucent layer over any picture. */
function backgroundsOf(path: TokenPath, tokens: ThemeTokens, overPictures: boolean): Hex[] {
  const value = tokens[path]
  if (overPictures) return pictureBackgrounds(value)
  const base = tokens['color.surface.page']
  return path.startsWith('gradient.') ? gradientBackgrounds(value, base) : [over(value, base)]
}

/** Colour behind content, with its luminance: it is compared with dozens of foregrounds. */
interface Background {
  readonly color: Hex
  readonly luminance: number
}

function worst(foreground: Hex, backgrounds: readonly Background[]) {
  const opaque = foreground.length === OPAQUE_LENGTH ? luminance(foreground) : undefined
  let least = { background: '', ratio: Infinity }
  for (const { color, luminance: behind } of backgrounds) {
    const ratio = ratioOf(opaque ?? luminance(over(foreground, color)), behind)
    if (ratio < least.ratio) least = { background: color, ratio }
  }
  return least
}

/** Colours of a pair's background, by its path. */
type BackgroundsOf = (path: TokenPath, overPictures: boolean) => readonly Background[]

/** Backgrounds of a theme, each worked out once. */
function knownBackgrounds(tokens: ThemeTokens): BackgroundsOf {
  const [plain, pictured] = [new Map<TokenPath, Background[]>(), new Map<TokenPath, Background[]>()]
  return (path, overPictures) => {
    const known = overPictures ? pictured : plain
    const found =
      known.get(path) ??
      backgroundsOf(path, tokens, overPictures).map((color) => ({ color, luminance: luminance(color) }))
    known.set(path, found)
    return found
  }
}

function readings(
  pair: ContrastPair,
  theme: ThemeName,
  tokens: ThemeTokens,
  backgrounds: BackgroundsOf,
): ContrastReading[] {
  return pair.foregrounds.flatMap((foreground) =>
    pair.backgrounds.map((path) => {
      const { background, ratio } = worst(tokens[foreground], backgrounds(path, pair.overPictures === true))
      return {
        theme,
        use: pair.use,
        foreground,
        background: path,
        needed: pair.ratio,
        foregroundColor: tokens[foreground],
        backgroundColor: background,
        ratio,
      }
    }),
  )
}

/** Measured contrast of every pair of the table, in both themes. */
export function contrastReport(solved: SolvedBrand): ContrastReading[] {
  return (['dark', 'light'] as const).flatMap((theme) => {
    const backgrounds = knownBackgrounds(solved[theme])
    return CONTRAST_TABLE.flatMap((pair) => readings(pair, theme, solved[theme], backgrounds))
  })
}

/** Problems of the themes that are still in use. */
const kept = new WeakMap<SolvedBrand, readonly ContrastProblem[]>()

/**
 * Pairs below their ratio; empty for every brand without overrides. The proposed colour is for the foreground:
 * backgrounds belong to the brand.
 */
export function checkContrast(solved: SolvedBrand): readonly ContrastProblem[] {
  const known = kept.get(solved) ?? problemsOf(solved)
  kept.set(solved, known)
  return known
}

function problemsOf(solved: SolvedBrand): ContrastProblem[] {
  const report = contrastReport(solved)
  return report
    .filter(({ ratio, needed }) => ratio < needed)
    .map((reading) => {
      const mates = report.filter(
        ({ theme, foreground }) => theme === reading.theme && foreground === reading.foreground,
      )
      const backgrounds = mates.map(({ backgroundColor }) => backgroundColor)
      const needed = Math.max(...mates.map((mate) => mate.needed))
      const nearest =
        nearestReadable(reading.foregroundColor, backgrounds, needed) ??
        nearestReadable(reading.foregroundColor, [reading.backgroundColor], reading.needed)
      return Object.assign({ nearest }, reading)
    })
}

/** Problem as one line: pair, theme, measured and required ratio, proposed colour. */
export function describeContrastProblem(problem: ContrastProblem): string {
  const { theme, foreground, background, foregroundColor, backgroundColor, ratio, needed, nearest } = problem
  const found = `${foreground} ${foregroundColor} on ${background} ${backgroundColor} is ${ratio.toFixed(2)}:1`
  const way = nearest ? `; ${nearest} passes` : '; no colour of its hue passes, change the background'
  return `${theme}: ${found}, needs ${needed}:1${way}`
}
