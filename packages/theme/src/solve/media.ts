import type { ThemeName } from '../brand/brandInput.ts'
import { pictureBackgrounds } from '../contrast/backgrounds.ts'
import type { Backgrounds } from './backgrounds.ts'
import { hex, withAlpha } from './color.ts'
import { group } from './group.ts'
import { SHAPE_RATIO, TEXT_RATIO, textEnd } from './hues.ts'
import { readable } from './readable.ts'

const FAVOURITE = { dark: { l: 0.7, c: 0.2, h: 14 }, light: { l: 0.58, c: 0.22, h: 14 } }

/** Opacity of a veil: black shows through as the grey on which black text has its ratio, with some to spare. */
const VEIL = 0.62

/**
 * Colours over pictures: a scrim under light text, a veil under dark text, a chip in the theme's own lightness, the
 * favourite heart on it; and the backdrop of sheets and dialogs.
 */
export function solveMedia(theme: ThemeName, { surfaces: { grey }, plain }: Backgrounds) {
  const dark = theme === 'dark'
  const chip = dark ? withAlpha(grey(0.16, 0.04), 0.78) : withAlpha(grey(0.99), 0.9)
  const scrim = withAlpha(grey(dark ? 0.13 : 0.18, 0.05), 0.7)
  const ink = dark ? '#ffffff' : grey(0.25, 0.04)
  const end = textEnd(theme)
  const veil = withAlpha(grey(0.985, 0.01), VEIL)
  return {
    ...group('color.media', {
      scrim,
      on: readable(hex({ l: 0.99, c: 0, h: 0 }), pictureBackgrounds(scrim), TEXT_RATIO, 1),
      chip,
      onChip: readable(ink, pictureBackgrounds(chip), TEXT_RATIO, end),
      veil,
      onVeil: readable(grey(0.2, 0.04), pictureBackgrounds(veil), TEXT_RATIO, 0),
    }),
    'color.favourite': readable(
      hex(FAVOURITE[theme]),
      [...plain, ...pictureBackgrounds(chip)],
      SHAPE_RATIO,
      end,
    ),
    'color.scrim': dark ? withAlpha(grey(0.06, 0.03), 0.72) : withAlpha(grey(0.2, 0.05), 0.48),
  }
}
