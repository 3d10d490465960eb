import { DOWNLOAD_BAR_MARK } from '@livery/domain/device'
import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/**
 * Height of the bar with its three lines, so that the page does not shift when the bar appears; on the page's own
 * background, as nothing is there yet.
 */
export const reservedSpace = style({
  selectors: { [`[${DOWNLOAD_BAR_MARK}] &`]: { display: 'grid', minBlockSize: vars.space.x16 } },
})

/** App icon beside its name and benefits. */
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.x4, minInlineSize: 0 })
export const icon = style({
  flex: 'none',
  inlineSize: vars.space.x16,
  blockSize: vars.space.x16,
  borderRadius: vars.radius.large,
  objectFit: 'cover',
  boxShadow: vars.shadow.raised,
})
export const textColumn = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const hero = style({
  padding: vars.space.x5,
  borderRadius: vars.radius.large,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.raised,
  backgroundImage: vars.gradient.hero,
})
export const scan = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.x4,
})
