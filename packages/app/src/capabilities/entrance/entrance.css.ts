import { vars } from '@livery/theme/contract.css.ts'
import { WIDE_WINDOW } from '@livery/ui/media'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { submit } from '#platform/forms/form.css.ts'

import { coverBody, coverHead, editorialBody, slabBody } from './entranceForms.css.ts'

const page = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  gap: vars.space.x6,
  paddingInline: vars.space.gutter,
  paddingBlockEnd: `calc(${vars.space.x6} + env(safe-area-inset-bottom))`,
  backgroundImage: vars.gradient.page,
})
const part = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x6, minInlineSize: 0 })

const beside = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } as const

/**
 * The page's own ground; a band of the brand, or its picture, above the form, in a wide window beside it; a card in
 * the middle; or one of the forms of `entranceForms.css.ts`.
 */
export const pages = styleVariants({
  plain: [page],
  banner: [page, { '@media': { [WIDE_WINDOW]: beside } }],
  poster: [page, { '@media': { [WIDE_WINDOW]: { ...beside, alignItems: 'start' } } }],
  card: [page, { gap: vars.space.x4 }],
  cover: [
    page,
    { gap: 0, '@media': { [WIDE_WINDOW]: { ...beside, columnGap: vars.space.x6, alignItems: 'start' } } },
  ],
  slab: [page],
  editorial: [page, { gap: vars.space.x10 }],
})
export const heads = styleVariants({
  plain: [part],
  banner: [
    part,
    {
      marginInline: `calc(${vars.space.gutter} * -1)`,
      paddingInline: vars.space.gutter,
      paddingBlockEnd: vars.space.x6,
      color: vars.color.text.primary,
      backgroundColor: vars.color.surface.card,
      backgroundImage: vars.gradient.card,
      borderEndStartRadius: vars.radius.sheet,
      borderEndEndRadius: vars.radius.sheet,
      '@media': {
        [WIDE_WINDOW]: { borderRadius: vars.radius.sheet, marginBlockStart: vars.space.x6 },
      },
    },
  ],
  poster: [part, { gap: vars.space.x4 }],
  card: [part, { gap: vars.space.x4, textAlign: 'center' }],
  cover: [part, coverHead],
  slab: [part],
  editorial: [part, { gap: vars.space.x10 }],
})
const card = style({
  gap: vars.space.x5,
  inlineSize: '100%',
  maxInlineSize: vars.size.column,
  marginInline: 'auto',
  paddingBlock: vars.space.x6,
  paddingInline: vars.space.x5,
  borderRadius: vars.shape.card,
  cornerShape: vars.corner.card,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.card,
  backgroundImage: vars.gradient.card,
  boxShadow: vars.shadow.card,
})
/** Button over the fields on the card's ground. */
globalStyle(`:is(${card}, ${coverBody}) ${submit}::before`, {
  backgroundImage: `linear-gradient(transparent, ${vars.color.surface.card} ${vars.space.x3})`,
})
export const bodies = styleVariants({
  plain: [part, { flex: '1 0 auto' }],
  banner: [
    part,
    {
      flex: '1 0 auto',
      '@media': { [WIDE_WINDOW]: { paddingBlockStart: vars.space.x6 } },
    },
  ],
  poster: [part, { flex: '1 0 auto', '@media': { [WIDE_WINDOW]: { paddingBlockStart: vars.size.header } } }],
  card: [part, card],
  cover: [part, coverBody],
  slab: [part, slabBody],
  editorial: [part, editorialBody],
})
/** Heading, and at the end of its line the way to the other page; below it where the line is too short for both. */
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x4}`,
})
export const heading = style({ flex: '1 1 60%', minInlineSize: 0 })
/** Large headings keep their words whole on the narrowest screens, and grow with the text. */
export const large = style({})
globalStyle(`${large} h1`, {
  fontSize: `min(${vars.type.display.size}, max(${vars.type.title.size}, 13vw))`,
})
/** Picture of the brand from edge to edge, under the line with the logo. */
export const picture = style({
  display: 'grid',
  marginInline: `calc(${vars.space.gutter} * -1)`,
  maxBlockSize: `calc(${vars.space.x16} * 2.5)`,
  overflow: 'clip',
  '@media': { [WIDE_WINDOW]: { marginInline: 0, maxBlockSize: 'none', borderRadius: vars.radius.card } },
})
/** The same where a wide window has a side for it alone. */
export const pictureBeside = style([
  picture,
  { display: 'none', '@media': { [WIDE_WINDOW]: { display: 'grid' } } },
])
export const top = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  minBlockSize: `calc(${vars.size.header} + env(safe-area-inset-top))`,
  paddingBlockStart: 'env(safe-area-inset-top)',
  marginInline: `calc(${vars.space.x3} * -1)`,
})
/** Theme and language at the end of the top line. */
export const settings = style({ display: 'flex', justifySelf: 'end' })
