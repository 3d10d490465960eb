import type { ThemeName } from '../brand/brandInput.ts'
import type { Brand } from '../brand/defineBrand.ts'
import type { Backgrounds } from './backgrounds.ts'
import { group } from './group.ts'
import { SHAPE_RATIO, TEXT_RATIO, textEnd } from './hues.ts'
import { readable } from './readable.ts'

/** Ratio of main text, above the requirement, for comfortable reading. */
const PRIMARY_RATIO = 7
const SECONDARY_RATIO = 6.5
/** Ratio of disabled content: no rule requires it; it stays visible. */
const DISABLED_RATIO = 2

/** Lightness and tint from which the greys of a theme are moved until they are readable. */
const START = {
  dark: {
    primary: [0.97, 0.012],
    secondary: [0.8, 0.03],
    muted: [0.66, 0.04],
    faint: [0.5, 0.03],
    edge: [0.5, 0.04],
    on: [0.94, 0.02],
  },
  light: {
    primary: [0.23, 0.05],
    secondary: [0.42, 0.05],
    muted: [0.54, 0.05],
    faint: [0.72, 0.03],
    edge: [0.66, 0.04],
    on: [0.28, 0.05],
  },
} as const

/** Neutral colours of a theme: surfaces, text, borders and quiet controls. */
export function solveNeutrals({ colors, surfaces: seed }: Brand, theme: ThemeName, backgrounds: Backgrounds) {
  const { surfaces, edges, selected, plain, quiet, everywhere } = backgrounds
  const { control, grey, hairline, page, card, raised, sunken, overlay, backdrop } = surfaces
  const end = textEnd(theme)
  const start = (name: keyof (typeof START)['dark']) => {
    const [lightness, chroma] = START[theme][name]
    return grey(lightness, chroma)
  }
  // Bright ornaments may leave no colour with the comfortable ratio: the required one always remains.
  const primary = readable(start('primary'), everywhere, PRIMARY_RATIO, end)
  const comfortable = readable(start('secondary'), plain, SECONDARY_RATIO, end)
  const skeleton =
    theme === 'dark'
      ? { base: grey(0.3 - 0.06 * seed.depth, 0.04), shine: grey(0.37 - 0.06 * seed.depth, 0.045) }
      : { base: control.rest, shine: raised }
  return {
    ...group('color.surface', { page, card, raised, sunken, overlay, backdrop }),
    ...group('color.text', {
      primary: readable(primary, everywhere, TEXT_RATIO, end),
      secondary: readable(comfortable, everywhere, TEXT_RATIO, end),
      muted: readable(start('muted'), quiet, TEXT_RATIO, end),
      disabled: readable(start('faint'), quiet, DISABLED_RATIO, end),
      link: readable(colors.brand, quiet, TEXT_RATIO, end),
    }),
    ...group('color.border', {
      subtle: hairline,
      control: readable(start('edge'), quiet, SHAPE_RATIO, end),
      focus: readable(colors.brand, everywhere, SHAPE_RATIO, end),
      edge: edges.line,
    }),
    ...group('color.control', {
      ...control,
      on: readable(start('on'), [control.rest, control.hover, control.pressed], TEXT_RATIO, end),
      edge: edges.control,
      selected,
      onSelected: readable(colors.brand, [selected], TEXT_RATIO, end),
      onDisabled: readable(start('faint'), [control.disabled], DISABLED_RATIO, end),
    }),
    ...group('color.skeleton', skeleton),
  }
}
