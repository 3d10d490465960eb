import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

import { reach } from '../field/Field.css.ts'

export const trigger = style([
  reach,
  {
    flex: '1 1 auto',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x2,
    minInlineSize: 0,
    alignSelf: 'stretch',
    paddingInline: vars.space.x4,
    borderRadius: vars.radius.control,
    /* The focus ring is drawn on the box, as for a text field. */
    outline: 'none',
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
  },
])
export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const placeholder = style({ color: vars.color.text.muted })
