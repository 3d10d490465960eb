import * as css from './BallRow.css.ts'

/** Positions of the pips of each face on a grid of three by three, counted from 0. */
const FACES: Record<string, readonly number[]> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

export interface DieProps {
  /** Face to draw, `1` to `6`. */
  readonly value: string
}

/** The face of a die, drawn in the colour of the text around it. */
export function Die({ value }: DieProps) {
  return (
    <svg aria-hidden viewBox="0 0 12 12" className={css.pips}>
      {FACES[value]?.map((cell) => (
        <circle key={cell} cx={2 + (cell % 3) * 4} cy={2 + Math.floor(cell / 3) * 4} r={1.4} />
      ))}
    </svg>
  )
}
