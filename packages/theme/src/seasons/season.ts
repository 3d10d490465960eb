import type {
  BrandInput,
  GradientSeed,
  NeutralSeed,
  OrnamentSeed,
  SurfaceSeed,
  ThemeName,
  TokenOverrides,
} from '../brand/brandInput.ts'
import type { Brand } from '../brand/defineBrand.ts'
import { mergeLayers } from '../mergeLayers.ts'
import { instantOf } from './wallTime.ts'

/** Seeds that a season may change: colours and ornament. Shape, type and layout stay, so that nothing moves. */
export const SEASON_SEEDS = ['colors', 'neutral', 'surfaces', 'gradient', 'ornament', 'overrides'] as const

/** Look of a brand between two times, laid over its own. */
export interface SeasonInput {
  /** Lower-case letters, digits and hyphens: `new-year`. */
  name: string
  /** First moment, on the clocks of the brand's time zone: `2026-12-24` or `2026-12-24T18:00`. */
  from: string
  /** First moment after it, likewise. */
  until: string
  colors?: Partial<BrandInput['colors']>
  neutral?: NeutralSeed | Readonly<Record<ThemeName, NeutralSeed>>
  surfaces?: Partial<SurfaceSeed>
  gradient?: Partial<GradientSeed>
  ornament?: OrnamentSeed
  overrides?: TokenOverrides
}

/** Season of a brand with checked seeds. */
export interface Season {
  readonly name: string
  /** First instant, ms since 1970. */
  readonly from: number
  /** First instant after it, ms since 1970. */
  readonly until: number
  /** The brand as it looks meanwhile. */
  readonly brand: Brand
}

/** Seeds of a brand during a season. */
export function seasonSeeds(
  { seasons: _seasons, timeZone: _zone, ...brand }: BrandInput,
  { colors, neutral, surfaces, gradient, ornament, overrides }: SeasonInput,
): BrandInput {
  // A neutral is one of several forms, of which a mixture would be none: it replaces the brand's.
  const base = neutral === undefined ? brand : { ...brand, neutral }
  const given = Object.entries({ colors, surfaces, gradient, overrides }).filter(([, of]) => of !== undefined)
  const over = { ...Object.fromEntries(given), ...(ornament && { style: { ornament } }) }
  return mergeLayers(base, over) as BrandInput
}

/** Instants of a season; undefined where one is no time. */
export function instantsOf(
  { from, until }: Pick<SeasonInput, 'from' | 'until'>,
  timeZone: string,
): { readonly from: number; readonly until: number } | undefined {
  const [first, after] = [instantOf(from, timeZone), instantOf(until, timeZone)]
  return first === undefined || after === undefined ? undefined : { from: first, until: after }
}
