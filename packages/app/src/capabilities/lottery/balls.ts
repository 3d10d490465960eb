import { DRAW_SHAPES, shownNumbers, type DrawKind } from '@livery/domain/lottery'
import type { Ball } from '@livery/ui/ball-row'

type Tone = NonNullable<Ball['tone']>

/** The colours that players of six-of-49 know each number by. */
const SIX_OF_49: readonly { readonly tone: Tone; readonly numbers: ReadonlySet<number> }[] = [
  { tone: 'red', numbers: new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]) },
  { tone: 'blue', numbers: new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]) },
]
/** Cars of a race, in the order of their numbers. */
const RACE: readonly Tone[] = ['gold', 'blue', 'violet', 'red', 'green']

/** The colour a drawn number has in its kind of lottery. */
export function toneOf(kind: DrawKind, value: string): Tone {
  const number = Number(value)
  switch (kind) {
    case 'L6':
      return SIX_OF_49.find(({ numbers }) => numbers.has(number))?.tone ?? 'green'
    case 'PK10':
      return RACE[(number - 1) % RACE.length] ?? 'gold'
    case 'K3':
      return number === 1 || number === 4 ? 'red' : 'plain'
    case 'KENO':
      return 'plain'
    case 'D3':
      return 'blue'
    case 'D5':
      return 'gold'
    case 'VN':
      return 'red'
  }
}

/** Shape of a kind's drawn numbers. */
export function shapeOf(kind: DrawKind): 'ball' | 'die' | 'square' {
  if (kind === 'K3') return 'die'
  return kind === 'PK10' ? 'square' : 'ball'
}

/** Balls of a draw: those that belong together, and those that are separate. */
export function ballsOf(kind: DrawKind, numbers: readonly string[]) {
  const balls = shownNumbers(kind, numbers).map((value): Ball => ({ value, tone: toneOf(kind, value) }))
  const { together } = DRAW_SHAPES[kind]
  return { balls: balls.slice(0, together), special: balls.slice(together) }
}
