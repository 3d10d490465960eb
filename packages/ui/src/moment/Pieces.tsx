import { customProperties } from '../styling/customProperties.ts'
import * as css from './Moment.css.ts'

export interface PiecesProps {
  /** Arc in which they fly, as parts of a turn from the top: the whole turn, or a fan upwards. */
  readonly arc: 'round' | 'up'
  /** Number of pieces. */
  readonly count: number
}

const ARCS = { round: 1, up: 0.3 } as const
const INKS = [css.pieces.brand, css.pieces.accent, css.pieces.plain] as const

/** Pieces that fly from an emblem, by the brand's silhouette, colours and character of motion. */
export function Pieces({ arc, count }: PiecesProps) {
  return Array.from({ length: count }, (_, at) => {
    const part = ((at + 0.5) / count - 0.5) * ARCS[arc]
    return (
      <span
        key={at}
        className={INKS[at % INKS.length]}
        style={customProperties({
          [css.heading]: `${part}turn`,
          // Neighbours fly to different distances.
          [css.share]: String(1 - (at % 3) * 0.22),
        })}
      />
    )
  })
}
