import { LIVE_BRANDS, THEMES } from './look.ts'

const looks = LIVE_BRANDS.flatMap((tenant) => THEMES.map((theme) => ({ tenant, theme })))
const nameOf = ({ tenant, theme }: (typeof looks)[number]): string => `${tenant} ${theme}`

/**
 * Width of the toolbar's phone in CSS pixels; Chromatic's default is 1200 px, where the site is a narrow
 * column.
 */
const PHONE = 390

/**
 * Chromatic modes, one for each brand and theme: each sets the toolbar, and has pictures and approvals of
 * its own.
 */
export const LOOK_MODES = Object.fromEntries(
  looks.map((look) => [nameOf(look), { ...look, viewport: PHONE }]),
)

/**
 * Mode for pages that show all brands side by side: one wide picture.
 * @public imported by the stories that brandStories.ts writes
 */
export const ONE_WIDE_MODE = {
  ...Object.fromEntries(looks.map((look) => [nameOf(look), { disable: true }])),
  wide: { viewport: 1440 },
}
