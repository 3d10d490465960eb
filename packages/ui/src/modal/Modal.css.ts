import { vars } from '@livery/theme/contract.css.ts'
import { createVar, style, styleVariants } from '@vanilla-extract/css'

import { WIDE_WINDOW } from '../styling/windows.ts'

/** Transform of a closed surface, from which it slides or grows in. */
const away = createVar()

export const root = style({
  display: 'none',
  flexDirection: 'column',
  overflow: 'hidden',
  padding: 0,
  border: 0,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow.overlay,
  opacity: 0,
  transform: away,
  outline: 'none',
  overscrollBehavior: 'contain',
  transitionProperty: 'opacity, transform, display, overlay',
  transitionBehavior: 'allow-discrete',
  transitionDuration: vars.motion.sheet,
  transitionTimingFunction: vars.motion.easing,
  selectors: {
    '&[open]': { display: 'flex', opacity: 1, transform: 'none' },
    '&::backdrop': {
      backgroundColor: vars.color.scrim,
      opacity: 0,
      transitionProperty: 'opacity, display, overlay',
      transitionBehavior: 'allow-discrete',
      transitionDuration: vars.motion.sheet,
    },
    '&[open]::backdrop': { opacity: 1 },
  },
  '@starting-style': {
    selectors: { '&[open]': { opacity: 0, transform: away }, '&[open]::backdrop': { opacity: 0 } },
  },
})

const sideMargin = `max(0%, calc((100% - ${vars.size.column}) / 2))`
const besidePage = `max(0%, calc((100% - ${vars.size.page}) / 2))`
/** From the end of the line, in both directions of writing. */
const fromTheEnd = {
  vars: { [away]: 'translateX(100%)' },
  selectors: { '[dir="rtl"] &': { vars: { [away]: 'translateX(-100%)' } } },
} as const

/** A sheet in a wide window is a pane of the window's height at the page's end. */
const pane = style({
  '@media': {
    [WIDE_WINDOW]: {
      marginBlock: 0,
      marginInline: `auto ${besidePage}`,
      inlineSize: '100%',
      maxInlineSize: `calc(${vars.size.column} * 0.9)`,
      blockSize: '100dvh',
      maxBlockSize: '100dvh',
      borderRadius: 0,
      borderStartStartRadius: vars.radius.sheet,
      borderEndStartRadius: vars.radius.sheet,
      ...fromTheEnd,
    },
  },
})

/** Positions of a modal surface, and the sides from which it slides in. All stay within the site's column. */
export const places = styleVariants({
  centre: {
    margin: 'auto',
    inlineSize: `min(calc(100% - ${vars.space.x6} * 2), calc(${vars.size.column} - ${vars.space.x6} * 2))`,
    maxBlockSize: `calc(100dvh - ${vars.space.x8} * 2)`,
    borderRadius: vars.radius.sheet,
    vars: { [away]: 'scale(0.94)' },
  },
  bottom: [
    pane,
    {
      marginInline: 'auto',
      marginBlockStart: 'auto',
      marginBlockEnd: 0,
      inlineSize: '100%',
      maxInlineSize: vars.size.column,
      maxBlockSize: '88dvh',
      borderStartStartRadius: vars.radius.sheet,
      borderStartEndRadius: vars.radius.sheet,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      transitionTimingFunction: vars.motion.spring,
      vars: { [away]: 'translateY(100%)' },
    },
  ],
  full: [
    pane,
    {
      marginInline: 'auto',
      marginBlock: 0,
      inlineSize: '100%',
      maxInlineSize: vars.size.column,
      blockSize: '100dvh',
      maxBlockSize: '100dvh',
      vars: { [away]: 'translateY(2%)' },
    },
  ],
  end: {
    marginBlock: 0,
    marginInlineStart: 'auto',
    marginInlineEnd: sideMargin,
    inlineSize: `min(84%, calc(${vars.size.column} * 0.72))`,
    '@media': { [WIDE_WINDOW]: { marginInlineEnd: besidePage } },
    blockSize: '100dvh',
    maxBlockSize: '100dvh',
    borderStartStartRadius: vars.radius.sheet,
    borderEndStartRadius: vars.radius.sheet,
    transitionTimingFunction: vars.motion.spring,
    ...fromTheEnd,
  },
})

export const body = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, blockSize: '100%' })
