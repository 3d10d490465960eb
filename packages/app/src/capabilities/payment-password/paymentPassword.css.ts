import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** Purpose of the form, with a small gap above the first field. */
export const intro = style({ paddingBlockEnd: vars.space.x2 })
