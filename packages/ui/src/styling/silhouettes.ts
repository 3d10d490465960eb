import { vars } from '@livery/theme/contract.css.ts'

/** Parts that have a silhouette of their own. */
type Part = keyof typeof vars.shape

const of = (part: Part) => ({ borderRadius: vars.shape[part], cornerShape: vars.corner[part] })

/**
 * Silhouettes by part, to spread into a style: corners and their shape. A browser without `corner-shape` rounds
 * the corners.
 */
export const silhouettes = {
  control: of('control'),
  field: of('field'),
  chip: of('chip'),
  tile: of('tile'),
  card: of('card'),
  disc: of('disc'),
} as const satisfies Record<Part, object>
