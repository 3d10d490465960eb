import type { Pattern, ThemeName } from '../brand/brandInput.ts'
import type { Brand } from '../brand/defineBrand.ts'
import { gradientBackgrounds } from '../contrast/backgrounds.ts'
import { withAlpha, worstContrast, type Hex } from './color.ts'
import { TEXT_RATIO, textEnd } from './hues.ts'
import type { Surfaces } from './surfaces.ts'

const lines = (angle: number, ink: string, clear: string, width: number, step: number): string =>
  `repeating-linear-gradient(${angle}deg, ${ink} 0 ${width}px, ${clear} ${width}px ${step}px)`

/** Layers of a pattern, each of which repeats by itself and needs no size. */
const LAYERS: Readonly<Record<Exclude<Pattern, 'none'>, (ink: string, clear: string) => readonly string[]>> =
  {
    stripes: (ink, clear) => [lines(135, ink, clear, 12, 24)],
    pinstripe: (ink, clear) => [lines(90, ink, clear, 1, 8)],
    grid: (ink, clear) => [lines(0, ink, clear, 1, 24), lines(90, ink, clear, 1, 24)],
    lattice: (ink, clear) => [lines(45, ink, clear, 1, 20), lines(135, ink, clear, 1, 20)],
    rays: (ink, clear) => [
      `repeating-conic-gradient(from 0deg at 50% -40px, ${ink} 0deg 6deg, ${clear} 6deg 12deg)`,
    ],
    rings: (ink, clear) => [
      `repeating-radial-gradient(circle at 50% -60px, ${ink} 0 1px, ${clear} 1px 22px)`,
    ],
  }

/** Greatest opacity of thin lines and of wide bands. */
const MOST = { thin: 0.11, wide: 0.09 } as const
const WIDE: ReadonlySet<Pattern> = new Set(['stripes', 'rays'])

/** Layers of the brand's pattern; none where it has no pattern. @param share of the greatest opacity */
function layersOf(
  { style, colors }: Brand,
  theme: ThemeName,
  { grey }: Pick<Surfaces, 'grey'>,
  share: number,
) {
  const { pattern = 'none', ink = 'brand' } = style?.ornament ?? {}
  if (pattern === 'none' || share === 0) return []
  const color: Hex = ink === 'neutral' ? grey(theme === 'dark' ? 0.9 : 0.3, 0.04) : colors[ink]
  const alpha = share * MOST[WIDE.has(pattern) ? 'wide' : 'thin']
  return LAYERS[pattern](withAlpha(color, alpha), withAlpha(color, 0))
}

/** Ratio that white or black text keeps over a pattern, with a little to spare for colours that are close to them. */
const READ_OVER = TEXT_RATIO + 0.2
/** Step by which a pattern is made fainter until text is readable over it. */
const FAINTER = 0.8

/**
 * A background with the brand's pattern over it, as one `background-image` value: its colours are checked like
 * those of any gradient. Where light and pattern together leave no colour for a text, the pattern gives way.
 */
export function ornamented(
  image: string,
  brand: Brand,
  theme: ThemeName,
  surfaces: Pick<Surfaces, 'grey' | 'page'>,
): string {
  const ink = textEnd(theme) === 1 ? '#ffffff' : '#000000'
  const whole = (share: number) => [...layersOf(brand, theme, surfaces, share), image].join(', ')
  let share = brand.style?.ornament?.strength ?? 0.5
  const reads = (painted: string) =>
    worstContrast(ink, gradientBackgrounds(painted, surfaces.page)) >= READ_OVER
  while (share > 0.05 && !reads(whole(share))) share *= FAINTER
  return whole(share)
}

/** Share of the greatest opacity of a pattern behind drawings, where no text has to be read. */
const BEHIND_DRAWINGS = 2.5

/** The brand's pattern alone, for the ground of drawings; a clear layer where it has none. */
export function artPattern(brand: Brand, theme: ThemeName, surfaces: Pick<Surfaces, 'grey'>): string {
  const layers = layersOf(brand, theme, surfaces, brand.style?.ornament?.strength === 0 ? 0 : BEHIND_DRAWINGS)
  const clear = withAlpha(brand.colors.brand, 0)
  return layers.length > 0 ? layers.join(', ') : `linear-gradient(${clear}, ${clear})`
}
