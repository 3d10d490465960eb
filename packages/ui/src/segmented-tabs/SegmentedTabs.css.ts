import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

export const lists = styleVariants({
  /* Words that no longer fit beside each other go into another row: none is broken, and none hidden. */
  segmented: {
    display: 'flex',
    flexWrap: 'wrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: vars.space.half,
    gap: vars.space.half,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface.sunken,
    borderStyle: 'solid',
    borderWidth: vars.line.hairline,
    borderColor: vars.color.border.subtle,
  },
  scrolling: {
    display: 'flex',
    gap: vars.space.x2,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingBlock: vars.space.x1,
    marginInline: `calc(${vars.space.gutter} * -1)`,
    paddingInline: vars.space.gutter,
    scrollPaddingInline: vars.space.gutter,
  },
})

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
      /* The words stand in the middle: all of the part is theirs before the row breaks. */
      paddingInline: vars.space.x1,
      borderRadius: `calc(${vars.radius.control} - ${vars.space.half})`,
      selectors: {
        '&[aria-selected="true"]': {
          color: vars.color.control.onSelected,
          backgroundColor: vars.color.control.selected,
          boxShadow: vars.shadow.card,
        },
        /* Four in so large a text: two rows of two, rather than three and one. Below that width the basis is vast. */
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
      borderRadius: vars.radius.pill,
      color: vars.color.control.on,
      backgroundColor: vars.color.control.rest,
      paddingInline: vars.space.x4,
      selectors: {
        '&[aria-selected="true"]': {
          color: vars.color.control.onSelected,
          backgroundColor: vars.color.control.selected,
        },
      },
    },
  ],
})

export const panel = style({ outlineOffset: vars.space.half, minInlineSize: 0 })
