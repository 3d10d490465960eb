import { vars } from '@livery/theme/contract.css.ts'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { chosen } from '../styling/chosen.ts'
import { canHover } from '../styling/interaction.css.ts'
import { silhouettes } from '../styling/silhouettes.ts'

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x1,
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  maxInlineSize: '100%',
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x1,
  borderStyle: 'solid',
  borderWidth: vars.line.control,
  borderColor: vars.color.control.edge,
  ...silhouettes.chip,
  color: vars.color.control.on,
  backgroundColor: vars.color.control.rest,
  fontWeight: vars.font.weight.medium,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.control.hover } } },
  },
  selectors: {
    '&:active:not(:disabled)': { backgroundColor: vars.color.control.pressed },
    '&[aria-pressed="true"]': {
      ...chosen,
      borderColor: vars.color.tab.ring,
    },
    '&:disabled': {
      color: vars.color.control.onDisabled,
      backgroundColor: vars.color.control.disabled,
      borderColor: 'transparent',
      cursor: 'not-allowed',
    },
  },
})

const columns = (least: string) => `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`

/** Least width of a chip in equal columns. */
const chipWidth = `max(${vars.space.x16}, 4.75em)`

/** That width where four chips with their gaps fit, and half of the row where they do not. */
const fourOrTwo = `max(${chipWidth}, min((100% - ${vars.space.x2}) / 2, (4 * ${chipWidth} + 3 * ${vars.space.x2} - 100%) * 999))`

export const groups = styleVariants({
  wrap: { display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 },
  halves: { display: 'grid', gap: vars.space.x2, gridTemplateColumns: columns('max(8em, 34%)') },
  equal: {
    display: 'grid',
    gap: vars.space.x2,
    gridTemplateColumns: columns(chipWidth),
    selectors: {
      /* Chips whose number leaves one or two alone in a row of four: rows of three divide evenly. */
      '&:has(> :nth-child(5):last-child, > :nth-child(6):last-child, > :nth-child(9):last-child)': {
        gridTemplateColumns: columns(`max(4.75em, (100% - 2 * ${vars.space.x2}) / 3)`),
      },
      /* Four that do not fit in a row, as on the narrowest phones: in rows of two none is left alone. */
      '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: columns(fourOrTwo) },
    },
  },
})
/** The label of a chip of fixed width is centred: a long amount may use nearly all of the width. */
globalStyle(`${groups.equal} > *, ${groups.halves} > *`, { paddingInline: vars.space.x1 })
