import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({ paddingInline: vars.space.gutter, paddingBlock: vars.space.x4 })
