import { vars } from '@livery/theme/contract.css.ts'
import { createVar, style, styleVariants } from '@vanilla-extract/css'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3, minInlineSize: 0 })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
})
export const title = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.medium,
})

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
  color: vars.color.text.secondary,
})
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2 })
const swatch = style({ flex: 'none', blockSize: vars.space.x3, overflow: 'visible' })
export const swatches = styleVariants({
  bars: [swatch, { inlineSize: vars.space.x3 }],
  line: [swatch, { inlineSize: vars.space.x6 }],
})

/** The axis' figures, the picture, and under it the names of its places. */
export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: `calc(${vars.space.x16} * 3) auto`,
  columnGap: vars.space.x2,
  rowGap: vars.space.x2,
  color: vars.color.text.secondary,
})
/** 0 at the bottom, 1 at the top. */
export const height = createVar()
export const ticks = style({ display: 'grid', gridTemplateRows: '100%', textAlign: 'end' })
export const tick = style({
  gridArea: '1 / 1',
  alignSelf: 'end',
  transform: 'translateY(50%)',
  marginBlockEnd: `calc(${height} * (${vars.space.x16} * 3))`,
  whiteSpace: 'nowrap',
})
export const picture = style({
  gridArea: '1 / 2',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  /* Time runs as reading does. */
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
/** Lies where the picture would be. */
export const nothing = style({
  gridArea: '1 / 2',
  placeSelf: 'center',
  textAlign: 'center',
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
})
export const places = style({
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  minInlineSize: 0,
  containerType: 'inline-size',
})
export const placeOf = styleVariants({
  /* A bar's name stands under the bar's own share of the width. */
  bars: {
    flex: '1 1 0',
    minInlineSize: 0,
    display: 'flex',
    justifyContent: 'center',
    selectors: {
      '&:first-child:not(:only-child)': { justifyContent: 'flex-start' },
      '&:last-child:not(:only-child)': { justifyContent: 'flex-end' },
    },
  },
  line: {
    flex: '0 1 auto',
    inlineSize: 0,
    display: 'flex',
    justifyContent: 'center',
    selectors: {
      '&:first-child': { justifyContent: 'flex-start' },
      '&:last-child': { justifyContent: 'flex-end' },
      '&:only-child': { justifyContent: 'center', marginInline: 'auto' },
    },
  },
})
export const place = style({ flex: 'none', whiteSpace: 'nowrap' })
/** A name that gives way where large text leaves no room for all of them. */
export const spare = style({ '@container': { '(max-width: 18em)': { display: 'none' } } })

const hairline = style({ vectorEffect: 'non-scaling-stroke', strokeWidth: vars.line.hairline })
export const grid = style([hairline, { stroke: vars.color.border.subtle }])
export const zero = style([hairline, { stroke: vars.color.border.control }])

const colours = [
  vars.color.data.one,
  vars.color.data.two,
  vars.color.data.three,
  vars.color.data.four,
  vars.color.data.five,
  vars.color.data.six,
] as const
/** Told apart by more than colour: each line has a dash of its own, in line widths. */
const DASHES = ['none', '6 4', '2 4', '10 4 2 4', '12 5', '4 3 1 3'] as const

export const fills = colours.map((fill) => style({ fill }))
export const strokes = colours.map((stroke, index) =>
  style({
    fill: 'none',
    stroke,
    strokeDasharray: DASHES[index],
    strokeWidth: vars.space.half,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
  }),
)
/** A stroke of no length with a round end: a dot that stays round however the picture is stretched. */
export const dots = colours.map((stroke) =>
  style({
    stroke,
    strokeWidth: vars.space.x2,
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
  }),
)
