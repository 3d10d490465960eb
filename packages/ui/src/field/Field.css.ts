import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

import { silhouettes } from '../styling/silhouettes.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1, minInlineSize: 0 })

export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x2,
  color: vars.color.text.secondary,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

/** At the end of the label, or on a line of its own where both do not fit. */
export const optional = style({
  marginInlineStart: 'auto',
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.regular,
  overflowWrap: 'break-word',
  hyphens: 'manual',
  textAlign: 'end',
})

export const box = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  minInlineSize: 0,
  borderStyle: 'solid',
  borderWidth: vars.line.field,
  borderColor: vars.color.border.control,
  ...silhouettes.field,
  color: vars.color.text.primary,
  backgroundColor: vars.color.field,
  transition: `border-color ${vars.motion.press} ${vars.motion.easing}`,
  selectors: {
    '&:has(:is(input, textarea, [role="combobox"]):focus-visible)': {
      borderColor: vars.color.border.focus,
      outlineStyle: 'solid',
      outlineWidth: vars.line.focus,
      outlineOffset: `calc(${vars.line.control} * -1)`,
      outlineColor: vars.color.border.focus,
    },
  },
})

/** The control keeps its width; content after it wraps below where both do not fit. */
export const wraps = style({ flexWrap: 'wrap' })

export const invalid = style({ borderColor: vars.color.status.danger.text })
export const disabled = style({
  color: vars.color.control.onDisabled,
  backgroundColor: vars.color.control.disabled,
  borderColor: 'transparent',
})

/**
 * A control extends beyond the edge of its box, so that a tap on the edge reaches it, and has the height of a
 * touch target in the lowest of boxes.
 */
export const reach = style({
  minBlockSize: vars.size.touch,
  marginBlock: `calc(${vars.line.control} * -1)`,
})

export const input = style([
  reach,
  {
    flex: '1 1 0',
    minInlineSize: 0,
    inlineSize: '100%',
    alignSelf: 'stretch',
    paddingInline: vars.space.field,
    paddingBlock: vars.space.x2,
    border: 0,
    outline: 'none',
    color: 'inherit',
    background: 'none',
    /* Below 16 px (x4) iOS zooms the page into the field. */
    fontSize: `max(${vars.space.x4}, ${vars.type.body.size})`,
    lineHeight: vars.type.body.lineHeight,
    textOverflow: 'ellipsis',
    appearance: 'none',
    selectors: {
      '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
      '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: vars.color.control.onDisabled },
      '&:autofill': { WebkitTextFillColor: vars.color.text.primary, caretColor: vars.color.text.primary },
      /* A separate rule: a browser drops the whole list because of one selector that it does not know. */
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&::-webkit-search-decoration': { display: 'none' },
      '&::-ms-reveal': { display: 'none' },
    },
  },
])

export const slot = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  color: vars.color.text.secondary,
  selectors: {
    [`${disabled} > &`]: { color: 'inherit' },
    [`${wraps} > &`]: { flex: '0 1 auto', maxInlineSize: '100%', marginInlineStart: 'auto' },
  },
})
export const startSlot = style({
  paddingInlineStart: `min(${vars.space.x3}, ${vars.space.field})`,
  paddingInlineEnd: `calc(${vars.space.x2} - min(${vars.space.x2}, ${vars.space.field}))`,
})

/** Help and error share one cell that is always as high as the higher of the two, so that an error moves nothing. */
export const message = style({
  display: 'grid',
  minBlockSize: `calc(${vars.type.small.size} * 1.5)`,
  color: vars.color.text.secondary,
})
export const messageText = style({ gridArea: '1 / 1', overflowWrap: 'anywhere' })
export const out = style({ visibility: 'hidden' })
export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x1,
  color: vars.color.status.danger.text,
})
