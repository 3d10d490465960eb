import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

import { canHover } from '../styling/interaction.css.ts'
import { silhouettes } from '../styling/silhouettes.ts'
import { type } from '../styling/type.css.ts'
import { LOW_WINDOW, WIDE_LOW_WINDOW, WIDE_WINDOW, WIDEST_WINDOW } from '../styling/windows.ts'

const belowHeader = `(${vars.size.header} + env(safe-area-inset-top))`
/** Width beside the page: of icons over their labels, and of icons with their labels beside them. */
const RAIL = `max(${vars.space.x16} + ${vars.space.x6}, 5.5em)`
const SIDE = `max(${vars.space.x16} * 3.5, 12em)`

const bar = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: vars.layer.bottomMenu,
  marginInline: 'auto',
  maxInlineSize: vars.size.column,
  backgroundColor: vars.color.surface.card,
  '@media': {
    [LOW_WINDOW]: { position: 'static' },
    [WIDE_WINDOW]: {
      position: 'sticky',
      alignSelf: 'start',
      insetBlock: '0 auto',
      inlineSize: RAIL,
      blockSize: '100dvh',
      overflowY: 'auto',
      scrollbarWidth: 'none',
      marginInline: 0,
      paddingInlineStart: 'env(safe-area-inset-left)',
      selectors: {
        'header ~ &': {
          insetBlockStart: `calc(${belowHeader})`,
          blockSize: `calc(100dvh - ${belowHeader})`,
        },
      },
    },
    // The header of a low window scrolls away.
    [WIDE_LOW_WINDOW]: { selectors: { 'header ~ &': { insetBlockStart: 0, blockSize: '100dvh' } } },
    [WIDEST_WINDOW]: { inlineSize: SIDE },
  },
})

export const bars = styleVariants({
  bar: [
    bar,
    {
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      borderBlockStartStyle: 'solid',
      borderBlockStartWidth: vars.line.hairline,
      borderBlockStartColor: vars.color.border.subtle,
      '@media': {
        [WIDE_WINDOW]: {
          borderBlockStartWidth: 0,
          borderInlineEndStyle: 'solid',
          borderInlineEndWidth: vars.line.hairline,
          borderInlineEndColor: vars.color.border.subtle,
        },
      },
    },
  ],
  floating: [
    bar,
    {
      insetBlockEnd: `calc(env(safe-area-inset-bottom) + ${vars.space.x2})`,
      inlineSize: `min(100% - ${vars.space.x2} * 2, ${vars.size.column} - ${vars.space.x3} * 2)`,
      borderRadius: vars.radius.sheet,
      backgroundColor: vars.color.surface.raised,
      /* No strip of the page's text shows beside or below the menu, or at its round corners. */
      boxShadow: `${vars.shadow.overlay}, 0 ${vars.space.x6} 0 ${vars.space.x6} ${vars.color.surface.page}`,
      '@media': {
        [WIDE_WINDOW]: {
          boxShadow: vars.shadow.overlay,
          insetBlock: `${vars.space.x2} auto`,
          inlineSize: RAIL,
          blockSize: 'auto',
          maxBlockSize: `calc(100dvh - ${vars.space.x4})`,
          marginBlock: vars.space.x2,
          marginInlineStart: vars.space.x2,
          selectors: {
            'header ~ &': {
              insetBlockStart: `calc(${belowHeader} + ${vars.space.x2})`,
              blockSize: 'auto',
              maxBlockSize: `calc(100dvh - ${belowHeader} - ${vars.space.x4})`,
            },
          },
        },
        [WIDE_LOW_WINDOW]: {
          selectors: {
            'header ~ &': {
              insetBlockStart: vars.space.x2,
              blockSize: 'auto',
              maxBlockSize: `calc(100dvh - ${vars.space.x4})`,
            },
          },
        },
        [WIDEST_WINDOW]: { inlineSize: SIDE },
      },
    },
  ],
})

export const list = style({
  display: 'flex',
  alignItems: 'stretch',
  minBlockSize: vars.size.bottomMenu,
  '@media': { [WIDE_WINDOW]: { flexDirection: 'column', gap: vars.space.x1, padding: vars.space.x2 } },
})
export const cell = style({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  '@media': { [WIDE_WINDOW]: { flex: 'none' } },
})

export const item = style({
  position: 'relative',
  flex: '1 1 auto',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.half,
  paddingBlock: vars.space.half,
  color: vars.color.text.secondary,
  textAlign: 'center',
  outlineOffset: `calc(${vars.line.focus} * -1)`,
  borderRadius: vars.radius.medium,
  '@media': {
    [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.control.rest } } },
    [WIDE_WINDOW]: { minBlockSize: vars.size.touch, paddingBlock: vars.space.x1 },
    [WIDEST_WINDOW]: {
      flexDirection: 'row',
      justifyContent: 'flex-start',
      gap: vars.space.x3,
      textAlign: 'start',
    },
  },
  selectors: { '&[aria-current="page"]': { color: vars.color.brand.onSoft } },
})

/** Mark of the current entry: a soft pill behind the icon, so that the state is not shown by colour alone. */
export const mark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.space.x12,
  paddingBlock: vars.space.half,
  ...silhouettes.chip,
  transition: `background-color ${vars.motion.sheet} ${vars.motion.easing}`,
  selectors: { '[aria-current="page"] > &': { backgroundColor: vars.color.brand.soft } },
})
/**
 * Mark of the entry that stands out: a disc in the brand's colour that rises above the edge of the menu. In a column,
 * where nothing rises, the filled disc would look like the current entry: there it has a ring until it is current.
 */
export const raisedMark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  // As high in the menu as the other marks, so that labels stand on one line. A hard shadow ends above the label.
  marginBlock: `calc(${vars.space.x5} * -1) ${vars.space.x1}`,
  ...silhouettes.disc,
  color: vars.color.brand.on,
  backgroundColor: vars.color.brand.rest,
  boxShadow: vars.shadow.raised,
  '@media': {
    [WIDE_WINDOW]: {
      marginBlockStart: 0,
      selectors: {
        ':not([aria-current="page"]) > &': {
          color: vars.color.brand.text,
          backgroundColor: 'transparent',
          boxShadow: `inset 0 0 0 ${vars.line.control} ${vars.color.brand.text}`,
        },
      },
    },
  },
})
/* Labels grow with the visitor's text size as long as five of them fit side by side. Two words may take two lines, which
   the menu has room for. */
export const label = style([
  type.caption,
  {
    maxInlineSize: '100%',
    fontSize: `min(${vars.type.caption.size}, 3.4vw, ${vars.size.column} * 0.034)`,
    lineHeight: 1.2,
    fontWeight: vars.font.weight.medium,
    overflowWrap: 'anywhere',
    '@media': {
      [WIDE_WINDOW]: { fontSize: vars.type.caption.size },
      [WIDEST_WINDOW]: { fontSize: vars.type.body.size },
    },
    selectors: { '[aria-current="page"] > &': { color: vars.color.brand.text } },
  },
])
export const count = style({
  position: 'absolute',
  insetBlockStart: `calc(${vars.space.half} * -1)`,
  insetInlineStart: '55%',
})
