import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

import { chosen } from '../styling/chosen.ts'
import { sidewaysLine } from '../styling/sideways.css.ts'
import { silhouettes } from '../styling/silhouettes.ts'
import { WIDE_WINDOW } from '../styling/windows.ts'

export const lists = styleVariants({
  /* Labels that do not fit side by side wrap to another row: none is cut or hidden. */
  segmented: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: vars.space.half,
    gap: vars.space.half,
    ...silhouettes.control,
    backgroundColor: vars.color.surface.sunken,
    borderStyle: 'solid',
    borderWidth: vars.line.hairline,
    borderColor: vars.color.border.subtle,
  },
  scrolling: [
    sidewaysLine,
    {
      paddingBlock: vars.space.x1,
      marginInline: `calc(${vars.space.gutter} * -1)`,
      '@media': { [WIDE_WINDOW]: { flexWrap: 'wrap' } },
    },
  ],
})

/** The tab whose panel is shown, the link to the page that is shown, the choice that is made. */
const CHOSEN = '&:is([aria-selected="true"], [aria-current="page"], [aria-checked="true"])'

const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x1,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x3,
  color: vars.color.text.secondary,
  fontWeight: vars.font.weight.medium,
  textAlign: 'center',
})

export const tabs = styleVariants({
  segmented: [
    tab,
    {
      flex: '1 1 0',
      minInlineSize: 'min-content',
      /* Labels are centred and use the full width of their tab before the row breaks. */
      paddingInline: vars.space.x1,
      ...silhouettes.control,
      selectors: {
        [CHOSEN]: {
          ...chosen,
          boxShadow: `inset 0 0 0 ${vars.line.edge} ${vars.color.tab.lift}`,
        },
        /* Four tabs with large text: two rows of two, instead of three and one. Below that width the flex
           basis is larger than the row. */
        '&:first-child:nth-last-child(4), &:first-child:nth-last-child(4) ~ &': {
          flexBasis: 'max(0em, (15em - 100%) * 999)',
          maxInlineSize: `calc(50% - ${vars.space.half} / 2)`,
        },
      },
    },
  ],
  scrolling: [
    tab,
    {
      flex: 'none',
      whiteSpace: 'nowrap',
      ...silhouettes.chip,
      color: vars.color.tab.on,
      backgroundColor: vars.color.tab.rest,
      boxShadow: `inset 0 0 0 ${vars.line.control} ${vars.color.tab.edge}`,
      paddingInline: vars.space.x4,
      selectors: {
        [CHOSEN]: {
          ...chosen,
          /* A line as well: in a pale brand both fills are close. */
          boxShadow: `inset 0 0 0 ${vars.line.ring} ${vars.color.tab.ring}`,
        },
      },
    },
  ],
})

export const panel = style({ outlineOffset: vars.space.half, minInlineSize: 0 })
