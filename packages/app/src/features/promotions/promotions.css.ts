import { vars } from '@livery/theme/contract.css.ts'
import { WIDE_WINDOW } from '@livery/ui/media'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { roundMark } from '#platform/page/roundMark.css.ts'

const list = style({ display: 'grid', alignItems: 'start', gap: vars.space.x3 })
/** Promotions below each other; in a wide window side by side. */
export const lists = styleVariants({
  cards: [
    list,
    {
      '@media': {
        [WIDE_WINDOW]: {
          gridTemplateColumns: `repeat(auto-fill, minmax(calc(${vars.space.x16} * 4.5), 1fr))`,
        },
      },
    },
  ],
  rows: [
    list,
    {
      '@media': {
        [WIDE_WINDOW]: {
          gridTemplateColumns: `repeat(auto-fill, minmax(calc(${vars.space.x16} * 6), 1fr))`,
        },
      },
    },
  ],
})
export const looks = styleVariants({
  cards: {},
  /* A headline under a rule. */
  front: {
    borderBlockStartStyle: 'solid',
    borderBlockStartWidth: vars.line.edge,
    borderBlockStartColor: vars.color.border.control,
  },
  rows: {
    display: 'grid',
    gridTemplateColumns: `minmax(0, max(30%, ${vars.space.x16})) minmax(0, 1fr)`,
    alignItems: 'center',
  },
})

/** The picture is as high as the text beside it. */
globalStyle(`${looks.rows} > span`, { display: 'grid', alignSelf: 'stretch' })
globalStyle(`${looks.rows} > span > span`, { aspectRatio: 'auto', blockSize: '100%' })

export const textColumn = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  padding: vars.space.x4,
})
/** Dates and the member's state: side by side where they fit. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  paddingBlockStart: vars.space.x1,
})
/** Picture of an ended promotion is dimmed. */
export const over = style({ display: 'block', opacity: 0.5, filter: 'grayscale(1)' })

export const page = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.section,
  paddingBlockEnd: vars.space.x4,
})
export const article = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  paddingInline: vars.space.gutter,
})
export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 })
/** Full-width action bar; its button keeps the gutter. */
export const action = style({ paddingInline: vars.space.gutter })

export const stateCard = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.x3 })
export const stateText = style({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  minInlineSize: 0,
})

export const marks = styleVariants({
  neutral: [roundMark, { color: vars.color.control.on, backgroundColor: vars.color.control.rest }],
  brand: [roundMark, { color: vars.color.brand.onSoft, backgroundColor: vars.color.brand.soft }],
  success: [
    roundMark,
    { color: vars.color.status.success.text, backgroundColor: vars.color.status.success.soft },
  ],
  warning: [
    roundMark,
    { color: vars.color.status.warning.text, backgroundColor: vars.color.status.warning.soft },
  ],
  danger: [
    roundMark,
    { color: vars.color.status.danger.text, backgroundColor: vars.color.status.danger.soft },
  ],
  info: [roundMark, { color: vars.color.status.info.text, backgroundColor: vars.color.status.info.soft }],
})
