import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

import { displayVoice } from '../styling/voice.css.ts'
import { LOW_WINDOW } from '../styling/windows.ts'

const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: `calc(${vars.size.header} + env(safe-area-inset-top))`,
  paddingBlockStart: 'env(safe-area-inset-top)',
  paddingInline: vars.space.x1,
  color: vars.color.text.primary,
  borderBlockEndStyle: 'solid',
  borderBlockEndWidth: vars.line.hairline,
  borderBlockEndColor: vars.color.border.subtle,
  '@media': { [LOW_WINDOW]: { position: 'static' } },
})

export const bars = styleVariants({
  solid: [bar, { backgroundColor: vars.color.surface.page }],
  glass: [
    bar,
    {
      backgroundColor: `color-mix(in oklab, ${vars.color.surface.page} 94%, transparent)`,
      backdropFilter: `blur(${vars.space.x4}) saturate(1.6)`,
      '@media': {
        '(prefers-reduced-transparency: reduce)': {
          backgroundColor: vars.color.surface.page,
          backdropFilter: 'none',
        },
      },
    },
  ],
})

/** With a logo: logo at the start, buttons at the end. */
export const home = style({ gridTemplateColumns: '1fr auto' })
export const logo = style({ display: 'flex', paddingInlineStart: vars.space.x3, minInlineSize: 0 })
export const start = style({ display: 'flex', justifyContent: 'flex-start', gridColumn: 1 })
/** Never cut: in a long language, at twice the size of text on the narrowest phone, a title has four lines. */
export const title = style([
  displayVoice,
  { textAlign: 'center', minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' },
])
export const end = style({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gridColumn: '-2 / -1',
  /* The title takes another line before the label of a button does. */
  whiteSpace: 'nowrap',
})
