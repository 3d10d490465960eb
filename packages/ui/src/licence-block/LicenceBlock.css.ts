import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  rowGap: vars.space.x2,
  alignItems: 'start',
})
export const roots = styleVariants({
  block: [root, { columnGap: vars.space.x3 }],
  line: [root, { columnGap: vars.space.x2 }],
})
export const age = style({
  display: 'grid',
  placeItems: 'center',
  borderStyle: 'solid',
  borderColor: vars.color.text.secondary,
  borderRadius: vars.radius.pill,
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.bold,
})
export const ages = styleVariants({
  block: {
    minInlineSize: vars.size.touch,
    minBlockSize: vars.size.touch,
    padding: vars.space.x1,
    borderWidth: vars.line.focus,
  },
  line: { minInlineSize: vars.space.x8, minBlockSize: vars.space.x8, borderWidth: vars.line.hairline },
})
/** At the start of a page the links continue in the lines of the sentence. */
export const textColumn = styleVariants({
  block: { display: 'flex', flexDirection: 'column', gap: vars.space.x1, minInlineSize: 0 },
  line: { display: 'block', minInlineSize: 0 },
})
export const company = style({ color: vars.color.text.primary, fontWeight: vars.font.weight.bold })
const text = style({ color: vars.color.text.secondary, overflowWrap: 'anywhere' })
export const texts = styleVariants({ block: [text], line: [text, { marginInlineEnd: vars.space.x2 }] })
export const links = styleVariants({
  block: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x4 },
  line: { display: 'inline' },
})
const anchor = style({
  color: vars.color.text.secondary,
  textDecoration: 'underline',
  textDecorationColor: vars.color.border.control,
  textUnderlineOffset: '0.25em',
})
/** In a line the links are the 24 px high that WCAG 2.5.8 asks for without setting the sentence's lines apart. */
export const link = styleVariants({
  block: [anchor, { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.touch }],
  line: [
    anchor,
    {
      /* A name stays on one line unless it is longer than a line. */
      display: 'inline-block',
      paddingBlock: vars.space.x1,
      marginBlock: `calc(${vars.space.x1} * -1)`,
      marginInlineEnd: vars.space.x2,
    },
  ],
})
