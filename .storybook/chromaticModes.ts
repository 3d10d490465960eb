import { LIVE_BRANDS, THEMES } from './look.ts'

const looks = LIVE_BRANDS.flatMap((tenant) => THEMES.map((theme) => ({ tenant, theme })))
const nameOf = ({ tenant, theme }: (typeof looks)[number]): string => `${tenant} ${theme}`

/** A phone, as the toolbar's: without a width Chromatic takes 1200 px, where the site is a column with much beside it. */
const PHONE = 390

/** Looks as Chromatic names them: each sets the toolbar, and has pictures and approvals of its own. */
export const LOOK_MODES = Object.fromEntries(
  looks.map((look) => [nameOf(look), { ...look, viewport: PHONE }]),
)

/** For a page that shows its looks by itself, side by side: one picture of it, wide. */
export const ONE_WIDE_MODE = {
  ...Object.fromEntries(looks.map((look) => [nameOf(look), { disable: true }])),
  wide: { viewport: 1440 },
}
