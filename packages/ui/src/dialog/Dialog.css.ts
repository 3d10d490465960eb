import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: vars.space.x6,
  paddingBlockEnd: vars.space.x4,
  overflowY: 'auto',
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})

export const aligned = style({ textAlign: 'start', textWrap: 'pretty' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  gap: vars.space.x3,
  padding: vars.space.x6,
  paddingBlockStart: vars.space.x2,
})

/** Two actions are side by side while their labels fit, one under another otherwise. */
export const action = style({ display: 'grid', flex: '1 1 8em', minInlineSize: 'min-content' })
