import { vars } from '@livery/theme/contract.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

import { canHover } from '../styling/interaction.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const item = style({
  minInlineSize: 0,
  selectors: {
    '& + &': {
      borderBlockStartStyle: 'solid',
      borderBlockStartWidth: vars.line.hairline,
      borderBlockStartColor: vars.color.border.subtle,
    },
    /* A browser that cannot animate to a height that it has yet to find opens at once. */
    '&::details-content': {
      blockSize: 0,
      overflow: 'clip',
      transitionProperty: 'block-size, content-visibility',
      transitionDuration: vars.motion.sheet,
      transitionTimingFunction: vars.motion.easing,
      transitionBehavior: 'allow-discrete',
    },
    '&[open]::details-content': { blockSize: 'auto' },
  },
  interpolateSize: 'allow-keywords',
})

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.space.row,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  color: vars.color.text.primary,
  cursor: 'pointer',
  listStyle: 'none',
  touchAction: 'manipulation',
  '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.control.rest } } } },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const lead = style({ flex: 'none', color: vars.color.brand.text })
export const title = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
})
export const mark = style({
  flex: 'none',
  color: vars.color.text.muted,
  transition: `rotate ${vars.motion.sheet} ${vars.motion.easing}`,
})
globalStyle(`${item}[open] > ${summary} > ${mark}`, { rotate: '180deg' })

export const content = style({
  paddingInline: vars.space.x4,
  paddingBlockEnd: vars.space.x4,
  color: vars.color.text.secondary,
  overflowWrap: 'anywhere',
})
