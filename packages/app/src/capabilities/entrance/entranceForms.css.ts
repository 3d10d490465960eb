import { vars } from '@livery/theme/contract.css.ts'
import { WIDE_WINDOW } from '@livery/ui/media'
import { globalStyle, style } from '@vanilla-extract/css'

import { submit } from '#platform/forms/form.css.ts'

/** Room that the sheet takes of the picture that it lies over. */
const OVERLAP = vars.space.x8

/** Sheet over the picture: the heading is in it, and the other page is named at its end. */
export const coverHead = style({
  gap: 0,
  marginInline: `calc(${vars.space.gutter} * -1)`,
  paddingInline: vars.space.gutter,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.page,
  '@media': {
    [WIDE_WINDOW]: {
      marginInline: 0,
      marginBlock: vars.space.x6,
      paddingBlockEnd: vars.space.gutter,
      borderRadius: vars.radius.sheet,
    },
  },
})
/** The picture comes out of a dark ground, in both themes; beside the sheet it is as high as a sheet, with its own edge. */
globalStyle(`${coverHead} > :last-child > *`, {
  maskImage: `linear-gradient(transparent, black ${vars.space.x16})`,
  '@media': { [WIDE_WINDOW]: { aspectRatio: '4 / 5', maskImage: 'none' } },
})
export const coverBody = style({
  position: 'relative',
  flex: '1 0 auto',
  gap: vars.space.x5,
  marginInline: `calc(${vars.space.gutter} * -1)`,
  marginBlockStart: `calc(${OVERLAP} * -1)`,
  marginBlockEnd: `calc(${vars.space.x6} * -1)`,
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space.x6,
  borderStartStartRadius: vars.radius.sheet,
  borderStartEndRadius: vars.radius.sheet,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.card,
  boxShadow: vars.shadow.raised,
  '@media': {
    [WIDE_WINDOW]: {
      marginInline: 0,
      marginBlock: vars.space.x6,
      paddingInline: vars.space.x6,
      borderRadius: vars.radius.sheet,
    },
  },
})
globalStyle(`${coverBody} > :first-child`, { textAlign: 'center' })

/** Fields joined in one block, divided by lines, that ends with its button. */
export const slabBody = style({ flex: '1 0 auto', gap: vars.space.x4 })
globalStyle(`${slabBody} form`, {
  gap: 0,
  border: `${vars.line.control} solid ${vars.color.border.control}`,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.card,
  boxShadow: vars.shadow.drop,
  vars: {
    [vars.line.field]: '0',
    [vars.space.field]: '0',
    [vars.color.field]: 'transparent',
  },
})
globalStyle(`${slabBody} form > *`, {
  paddingInline: vars.space.x4,
  paddingBlock: `${vars.space.x3} ${vars.space.x1}`,
})
globalStyle(`${slabBody} form > * + *`, {
  borderBlockStart: `${vars.line.control} solid ${vars.color.border.control}`,
})
/** The button is the last of the block: it does not float over the cells. */
globalStyle(`${slabBody} form > ${submit}`, { position: 'relative', padding: 0, gap: 0 })
globalStyle(`${slabBody} form > ${submit} > button`, { borderRadius: 0, boxShadow: 'none' })
globalStyle(`${slabBody} form > ${submit} > output`, { paddingBlock: vars.space.x2 })

/** A page of large type: open lines, a button as wide as its label, other ways as rows of a list. */
export const editorialBody = style({
  flex: '1 0 auto',
  gap: vars.space.x8,
  inlineSize: '100%',
  maxInlineSize: vars.size.column,
  vars: {
    [vars.line.field]: `0 0 ${vars.line.edge}`,
    [vars.space.field]: '0',
    [vars.shape.field]: '0',
    [vars.color.field]: 'transparent',
  },
})
globalStyle(`${editorialBody} form [type=submit]`, {
  inlineSize: 'auto',
  minInlineSize: `min(100%, calc(${vars.space.x16} * 2.5))`,
  alignSelf: 'start',
})
/** Login and registration are two words of a line, not parts of a control. */
globalStyle(`${editorialBody} > nav`, { padding: 0, borderWidth: 0, background: 'none' })
globalStyle(`${editorialBody} form output`, { justifyContent: 'start' })
