import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

import { later } from '../picture/later.css.ts'
import { silhouettes } from '../styling/silhouettes.ts'
import { displayVoice, labelVoice } from '../styling/voice.css.ts'
import { WIDEST_WINDOW } from '../styling/windows.ts'

/* Grid and not layers: with large text the banner grows, and its picture with it. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 63fr) minmax(0, 37fr)',
  inlineSize: '100%',
  isolation: 'isolate',
})

export const ratios = styleVariants({
  banner: { aspectRatio: '2 / 1' },
  panorama: { aspectRatio: '5 / 2' },
  ribbon: { aspectRatio: '3 / 1' },
})

export const picture = style([
  later,
  {
    gridArea: '1 / 1 / 2 / -1',
    inlineSize: '100%',
    blockSize: '100%',
    /* The picture follows the height of the text, and never makes it. */
    contain: 'size',
    objectFit: 'cover',
  },
])

/** Text on a veil, which covers all of it and fades out behind it. */
const text = style({
  gridArea: '1 / 1',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  paddingBlock: vars.space.x2,
  paddingInline: `${vars.space.gutter} ${vars.space.x3}`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '100%',
    inlineSize: '30%',
    pointerEvents: 'none',
  },
})

const veil = (color: string, on: string) => ({
  color: on,
  backgroundColor: color,
  '::after': { backgroundImage: `linear-gradient(90deg, ${color}, transparent)` },
  selectors: {
    '[dir="rtl"] &::after': { backgroundImage: `linear-gradient(270deg, ${color}, transparent)` },
  },
})
const { media } = vars.color

/** Tone of the whole banner while its picture is on the way, or missing: that of the veil under its text. */
export const shades = styleVariants({
  dark: { backgroundColor: media.scrim },
  light: { backgroundColor: media.veil },
})

export const texts = styleVariants({
  dark: [text, veil(media.scrim, media.on)],
  light: [text, veil(media.veil, media.onVeil)],
})

/** Title of a banner across a desktop's page, which the size of a phone's would leave empty. */
const wideTitle = { fontSize: vars.type.display.size, lineHeight: vars.type.display.lineHeight }
const line = style({ display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical' })
export const title = style([
  displayVoice,
  line,
  { WebkitLineClamp: 4, hyphens: 'auto', '@media': { [WIDEST_WINDOW]: wideTitle } },
])

/** Words of what a tap does, drawn as a small button: the link is the whole banner. */
export const action = style([
  labelVoice,
  {
    paddingBlock: vars.space.x1,
    paddingInline: vars.space.x3,
    ...silhouettes.control,
    color: vars.color.brand.on,
    backgroundColor: vars.color.brand.rest,
    backgroundImage: vars.gradient.brand,
    fontWeight: vars.font.weight.bold,
  },
])
