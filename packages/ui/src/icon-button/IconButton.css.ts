import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

import { canHover } from '../styling/interaction.css.ts'

export const root = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.pill,
  selectors: { '&:disabled': { color: vars.color.text.disabled, cursor: 'not-allowed' } },
})

/** Edge of a brand colour that would be invisible on the page; transparent in every other brand. */
const edge = `inset 0 0 0 ${vars.line.control} ${vars.color.brand.edge}`

const hover = (backgroundColor: string) => ({
  [canHover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor } } },
})

export const tones = styleVariants({
  plain: { color: 'inherit', '@media': hover(vars.color.control.rest) },
  quiet: {
    color: vars.color.control.on,
    backgroundColor: vars.color.control.rest,
    '@media': hover(vars.color.control.hover),
  },
  brand: {
    color: vars.color.brand.on,
    backgroundColor: vars.color.brand.rest,
    boxShadow: edge,
    '@media': hover(vars.color.brand.hover),
  },
  /* The drawn circle is smaller than the touch target, so that more of the picture shows. */
  media: {
    padding: vars.space.x1,
    color: vars.color.media.onChip,
    backgroundColor: vars.color.media.chip,
    backgroundClip: 'content-box',
  },
})

export const badge = style({
  position: 'absolute',
  insetBlockStart: vars.space.half,
  insetInlineStart: '55%',
})
