import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  rowGap: vars.space.x2,
  columnGap: vars.space.x3,
  alignItems: 'start',
})

/** One line at the start of a page; opened, the sentence is whole and the links are below it. */
export const line = style({ minInlineSize: 0, color: vars.color.text.secondary })
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.x2,
  minBlockSize: vars.size.touch,
  cursor: 'pointer',
  listStyle: 'none',
  outlineOffset: `calc(${vars.line.focus} * -1)`,
  // An opened sentence does not touch what is below it; one line is as high as a finger without it.
  paddingBlock: vars.space.x1,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const lineText = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  overflowWrap: 'anywhere',
  selectors: { [`${line}[open] &`]: { whiteSpace: 'normal' } },
})
export const chevron = style({
  display: 'grid',
  selectors: { [`${line}[open] &`]: { transform: 'scaleY(-1)' } },
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
export const textColumn = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  minInlineSize: 0,
})
export const company = style({ color: vars.color.text.primary, fontWeight: vars.font.weight.bold })
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x4 })
