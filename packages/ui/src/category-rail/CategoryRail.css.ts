import { vars } from '@livery/theme/contract.css.ts'
import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css'

import { chosen } from '../styling/chosen.ts'
import { canHover } from '../styling/interaction.css.ts'
import { sideways } from '../styling/sideways.css.ts'
import { LOW_WINDOW, WIDE_WINDOW } from '../styling/windows.ts'

const along: StyleRule = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'row',
  gap: vars.space.x1,
  paddingInline: vars.space.gutter,
  scrollPaddingInline: vars.space.gutter,
  paddingBlock: vars.space.x2,
}
export const rails = styleVariants({
  horizontal: [sideways, along],
  vertical: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.x1,
    overflowY: 'auto',
    scrollbarWidth: 'none',
    padding: vars.space.x1,
    // The content next to the rail keeps most of the page, with large text too.
    inlineSize: `min(max(${vars.space.x16} + ${vars.space.x4}, 5em), 24vw)`,
    '@media': { [WIDE_WINDOW]: { ...along, overflowX: 'auto', scrollbarWidth: 'thin', inlineSize: 'auto' } },
  },
})

const belowHeader = `calc(${vars.size.header} + env(safe-area-inset-top))`
const stickyAlong: StyleRule = {
  position: 'sticky',
  zIndex: vars.layer.rail,
  insetBlockStart: belowHeader,
  backgroundColor: vars.color.surface.page,
  borderBlockEndStyle: 'solid',
  borderBlockEndWidth: vars.line.hairline,
  borderBlockEndColor: vars.color.border.subtle,
}
export const sticky = styleVariants({
  horizontal: { ...stickyAlong, '@media': { [LOW_WINDOW]: { position: 'static' } } },
  /** Height between header and bottom menu at most: the rail scrolls by itself. */
  vertical: {
    position: 'sticky',
    insetBlockStart: belowHeader,
    display: 'flex',
    maxBlockSize: `calc(100dvh - ${belowHeader} - ${vars.size.bottomMenu} - env(safe-area-inset-bottom))`,
    borderInlineEndStyle: 'solid',
    borderInlineEndWidth: vars.line.hairline,
    borderInlineEndColor: vars.color.border.subtle,
    '@media': {
      [WIDE_WINDOW]: { ...stickyAlong, display: 'block', maxBlockSize: 'none', borderInlineEndStyle: 'none' },
      [LOW_WINDOW]: { position: 'static' },
    },
  },
})

/** A focused element is scrolled from under the rail too (WCAG 2.4.11): its height is that of an icon over a label. */
const belowRail = `calc(${belowHeader} + ${vars.space.x16} + ${vars.space.x6})`
globalStyle(`html:has(${sticky.horizontal})`, { scrollPaddingBlockStart: belowRail })
globalStyle(`html:has(${sticky.vertical})`, {
  '@media': { [WIDE_WINDOW]: { scrollPaddingBlockStart: belowRail } },
})

const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  color: vars.color.text.secondary,
  fontWeight: vars.font.weight.medium,
  textAlign: 'center',
  outlineOffset: `calc(${vars.line.focus} * -1)`,
  '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.control.rest } } } },
  selectors: {
    '&[aria-pressed="true"]': chosen,
  },
})
export const items = styleVariants({
  icons: [
    item,
    {
      flexDirection: 'column',
      gap: vars.space.x1,
      minInlineSize: `calc(${vars.space.x16} + ${vars.space.x1})`,
      minBlockSize: `calc(${vars.size.touch} + ${vars.space.x3})`,
      paddingBlock: vars.space.x2,
      paddingInline: vars.space.x1,
      borderRadius: vars.radius.medium,
    },
  ],
  pills: [
    item,
    {
      gap: vars.space.x2,
      minBlockSize: vars.size.touch,
      paddingInline: vars.space.x4,
      borderRadius: vars.radius.control,
      whiteSpace: 'nowrap',
    },
  ],
})

export const label = style({
  maxInlineSize: '7em',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  selectors: { [`${items.pills} > &`]: { maxInlineSize: 'none' } },
})
