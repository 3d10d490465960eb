import { vars } from '@livery/theme/contract.css.ts'
import { keyframes, style } from '@vanilla-extract/css'

/** The site is one column on any screen; parts fixed to the window line up with it (S-frame-19). */
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
})

export const content = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  outline: 'none',
})
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
  padding: vars.space.x3,
  borderRadius: vars.radius.control,
  color: vars.color.brand.on,
  backgroundColor: vars.color.brand.rest,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
})
