import type { Schemas } from '../wire.ts'

/** Number of head icons. */
const COUNT = 12

/** All head icons. */
export const HEAD_ICONS: readonly Schemas['HeadIcon'][] = Array.from({ length: COUNT }, (_, index) => {
  const id = `icon-${String(index + 1).padStart(2, '0')}`
  return { id, url: `/sandbox/art/head/${id}.svg` }
})

/** Head icon of members who have chosen none. */
export const DEFAULT_HEAD_ICON = 'icon-01'
