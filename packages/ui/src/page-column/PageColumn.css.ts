import { vars } from '@livery/theme/contract.css.ts'
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'

import { WIDE_WINDOW } from '../styling/windows.ts'

/** In a wide window the menu stands beside the page, and the header is above both. */
const beside = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridAutoFlow: 'dense',
  alignContent: 'start',
  maxInlineSize: vars.size.page,
} as const

/**
 * The site is one column on a phone, and beside its menu in a wide window; parts fixed to the window line up with the
 * column (S-frame-19).
 */
export const root = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: vars.size.column,
  minBlockSize: '100dvh',
  marginInline: 'auto',
  backgroundColor: vars.color.surface.page,
  backgroundImage: vars.gradient.page,
  backgroundRepeat: 'no-repeat',
  '@media': { [WIDE_WINDOW]: beside },
})
globalStyle(`${root} > *`, { '@media': { [WIDE_WINDOW]: { gridColumn: '1 / -1' } } })
globalStyle(`${root} > nav`, { '@media': { [WIDE_WINDOW]: { gridColumn: 1 } } })

export const content = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  outline: 'none',
  '@media': {
    [WIDE_WINDOW]: {
      inlineSize: '100%',
      justifySelf: 'center',
      minBlockSize: `calc(100dvh - ${vars.size.header})`,
    },
  },
})
/** Width of the page in a wide window: as far as a line is read with ease, or all of it. */
export const measures = styleVariants({
  column: { '@media': { [WIDE_WINDOW]: { maxInlineSize: `calc(${vars.size.column} * 1.5)` } } },
  full: {},
})
/** Beside the menu, where there is one. */
globalStyle(`${root}:has(> nav) > ${content}`, { '@media': { [WIDE_WINDOW]: { gridColumn: 2 } } })
/** Page whose menu is there in wide windows alone. */
export const menuHides = style({})
globalStyle(`${menuHides} > nav`, { display: 'none', '@media': { [WIDE_WINDOW]: { display: 'block' } } })
/** Space for the bottom menu, which floats over the end of the page. */
export const aboveMenu = style({
  paddingBlockEnd: `calc(${vars.size.bottomMenu} + env(safe-area-inset-bottom) + ${vars.space.x4})`,
})

const fade = keyframes({ from: { opacity: 0 } })

/** A new page fades in over 300 ms (S-frame-08). */
export const enter = style({ animation: `${fade} ${vars.motion.page} ${vars.motion.easing}` })

export const skip = style({
  position: 'absolute',
  zIndex: vars.layer.toast,
  insetBlockStart: vars.space.x2,
  insetInlineStart: vars.space.x2,
  maxInlineSize: `calc(100% - 2 * ${vars.space.x2})`,
  padding: vars.space.x3,
  borderRadius: vars.radius.control,
  color: vars.color.brand.on,
  backgroundColor: vars.color.brand.rest,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
})
