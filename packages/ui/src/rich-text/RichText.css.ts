import { vars } from '@livery/theme/contract.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({ color: vars.color.text.primary, overflowWrap: 'anywhere', minInlineSize: 0 })

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(`${root} ${selector}`, rule)
inside('> * + *', { marginBlockStart: vars.space.x3 })
inside(':is(h1, h2, h3, h4, h5, h6)', {
  fontFamily: vars.font.display,
  fontWeight: vars.font.weight.display,
  letterSpacing: vars.font.tracking.display,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.lineHeight,
})
inside('a', { color: vars.color.text.link, textDecoration: 'underline', textUnderlineOffset: '0.2em' })
inside(':is(strong, b)', { fontWeight: vars.font.weight.bold })
inside('ul', { listStyle: 'disc', paddingInlineStart: '1.25em' })
inside('ol', { listStyle: 'decimal', paddingInlineStart: '1.5em' })
inside('blockquote', {
  paddingInlineStart: vars.space.x3,
  borderInlineStartStyle: 'solid',
  borderInlineStartWidth: vars.line.focus,
  borderInlineStartColor: vars.color.border.subtle,
  color: vars.color.text.secondary,
})
inside('img', { borderRadius: vars.radius.medium })
inside('table', { display: 'block', maxInlineSize: '100%', overflowX: 'auto' })
inside(':is(th, td)', {
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x2,
  textAlign: 'start',
  borderStyle: 'solid',
  borderWidth: vars.line.hairline,
  borderColor: vars.color.border.subtle,
})

export const waiting = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 })
