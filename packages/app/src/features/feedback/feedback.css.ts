import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const intro = style({ paddingBlockEnd: vars.space.x4 })
