import type { Schemas } from '../wire.ts'

/** How many pictures there are to choose from. */
const COUNT = 12

/** The fixed set of head icons. */
export const HEAD_ICONS: readonly Schemas['HeadIcon'][] = Array.from({ length: COUNT }, (_, index) => {
  const id = `icon-${String(index + 1).padStart(2, '0')}`
  return { id, url: `/sandbox/art/head/${id}.svg` }
})

/** Who never chose has the first. */
export const DEFAULT_HEAD_ICON = 'icon-01'
