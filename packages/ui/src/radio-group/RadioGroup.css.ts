import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

import { startText } from '../styling/ends.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2, minInlineSize: 0 })
export const legend = style({
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  paddingBlockEnd: vars.space.x2,
  color: vars.color.text.secondary,
  fontWeight: vars.font.weight.medium,
})

export const lists = styleVariants({
  list: { display: 'flex', flexDirection: 'column' },
  cards: { display: 'flex', flexDirection: 'column', gap: vars.space.x2 },
})

const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.size.touch,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
})
export const choices = styleVariants({
  list: [choice, { paddingBlock: vars.space.x2 }],
  cards: [
    choice,
    {
      minBlockSize: vars.space.row,
      paddingBlock: vars.space.x3,
      paddingInline: vars.space.x4,
      borderStyle: 'solid',
      borderWidth: vars.line.control,
      borderColor: vars.color.border.control,
      borderRadius: vars.radius.control,
      backgroundColor: vars.color.surface.card,
      selectors: {
        '&:has(:checked)': {
          borderColor: vars.color.brand.text,
          backgroundColor: vars.color.control.selected,
        },
        '&:has(:focus-visible)': {
          outlineStyle: 'solid',
          outlineWidth: vars.line.focus,
          outlineColor: vars.color.border.focus,
          outlineOffset: vars.space.half,
        },
      },
    },
  ],
})

export const input = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
  cursor: 'inherit',
  borderStyle: 'solid',
  borderWidth: vars.line.control,
  borderColor: vars.color.border.control,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface.sunken,
  transition: `background-color ${vars.motion.press} ${vars.motion.easing}`,
  '::after': {
    content: '',
    inlineSize: '40%',
    blockSize: '40%',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.brand.on,
    transform: 'scale(0)',
    transition: `transform ${vars.motion.press} ${vars.motion.spring}`,
  },
  selectors: {
    '&:checked': { borderColor: vars.color.brand.edge, backgroundColor: vars.color.brand.rest },
    '&:checked::after': { transform: 'none' },
    '[aria-invalid="true"] &:not(:checked)': { borderColor: vars.color.status.danger.text },
    '&:disabled': { borderColor: 'transparent', backgroundColor: vars.color.control.disabled },
  },
})
/** Inside a card the ring is drawn around the whole card. */
export const ringless = style({ outline: 'none' })

export const main = style({ flex: '1 1 auto' })
/** Keeps the width of a long word, such as Echtzeitüberweisung, before what stands at the end wraps. */
export const textColumn = style([
  startText,
  {
    flexBasis: '9.75em',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.half,
    color: vars.color.text.primary,
    selectors: { ':disabled ~ * > &': { color: vars.color.text.disabled } },
  },
])
export const label = style({ fontWeight: vars.font.weight.medium, hyphens: 'auto' })
export const detail = style({
  color: vars.color.text.secondary,
  selectors: { ':disabled ~ * &': { color: 'inherit' } },
})
export const lead = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  color: vars.color.text.secondary,
  selectors: { ':disabled ~ &': { color: vars.color.text.disabled } },
})
/** Logo of a payment provider, as a small card. */
export const picture = style({
  flex: 'none',
  inlineSize: vars.space.x10,
  blockSize: vars.space.x10,
  objectFit: 'cover',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.skeleton.base,
  selectors: { ':disabled ~ &': { opacity: 0.5 } },
})
export const aside = style({ color: vars.color.text.secondary })
export const message = style({ color: vars.color.text.secondary })
export const error = style({
  display: 'flex',
  gap: vars.space.x1,
  color: vars.color.status.danger.text,
})
