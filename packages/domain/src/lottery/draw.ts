/** Kind of a draw, by the contract's names; see `DRAW_SHAPES`. */
export type DrawKind = 'D3' | 'D5' | 'K3' | 'PK10' | 'KENO' | 'L6' | 'VN'

export type DrawShape = {
  /** Number of positions in drawn order; 0 where the order has no meaning. */
  readonly places: number
  /** Range of numbers that each position can have. */
  readonly lowest: number
  readonly highest: number
  /** Digits with which a number is written. */
  readonly width: number
  /** Count of numbers from the first that form one group; later ones are special numbers. */
  readonly together: number
}

/** D3, D5: digits. K3: three dice. PK10: an order of ten. KENO: 20 of 80. L6: 6 and one of 49. VN: a special prize. */
export const DRAW_SHAPES: Readonly<Record<DrawKind, DrawShape>> = {
  D3: { places: 3, lowest: 0, highest: 9, width: 1, together: 3 },
  D5: { places: 5, lowest: 0, highest: 9, width: 1, together: 5 },
  K3: { places: 3, lowest: 1, highest: 6, width: 1, together: 3 },
  PK10: { places: 10, lowest: 1, highest: 10, width: 2, together: 10 },
  KENO: { places: 0, lowest: 1, highest: 80, width: 2, together: 20 },
  L6: { places: 0, lowest: 1, highest: 49, width: 2, together: 6 },
  VN: { places: 5, lowest: 0, highest: 9, width: 1, together: 5 },
}

/**
 * Numbers shown in history and trend: for a Vietnamese province the digits of its special prize, its last
 * five.
 */
export function shownNumbers(kind: DrawKind, numbers: readonly string[]): readonly string[] {
  if (kind !== 'VN') return numbers
  return Array.from((numbers[0] ?? '').slice(-DRAW_SHAPES.VN.places))
}

/** Possible numbers of a position, in their written form. */
export function possibleNumbers(kind: DrawKind): readonly string[] {
  const { lowest, highest, width } = DRAW_SHAPES[kind]
  return Array.from({ length: highest - lowest + 1 }, (_, index) =>
    String(lowest + index).padStart(width, '0'),
  )
}

export type DrawFacts = {
  /** Figure that decides size and parity: a total, the winner's number, the special number, a last digit. */
  readonly figure: number
  /** Size; `null` where a lottery has no big and small. */
  readonly size: 'BIG' | 'SMALL' | null
  readonly parity: 'ODD' | 'EVEN'
  /** First digit compared with the last; five-digit draws only. */
  readonly duel: 'DRAGON' | 'TIGER' | 'TIE' | null
}

/** Least figure that counts as big in the entertainment plays. */
const FIRST_BIG: Readonly<Record<DrawKind, number | null>> = {
  D3: 14,
  D5: 23,
  K3: 11,
  PK10: 6,
  KENO: null,
  L6: 25,
  VN: 5,
}

/** Facts of a draw in the terms of the entertainment plays. `null` for a draw without numbers. */
export function drawFacts(kind: DrawKind, numbers: readonly string[]): DrawFacts | null {
  const shown = shownNumbers(kind, numbers).map(Number)
  const [first, last] = [shown[0], shown.at(-1)]
  if (first === undefined || last === undefined) return null
  const figure = figureOf(kind, shown, first, last)
  const firstBig = FIRST_BIG[kind]
  return {
    figure,
    size: firstBig === null ? null : figure >= firstBig ? 'BIG' : 'SMALL',
    parity: figure % 2 === 1 ? 'ODD' : 'EVEN',
    duel: kind !== 'D5' ? null : first > last ? 'DRAGON' : first < last ? 'TIGER' : 'TIE',
  }
}

function figureOf(kind: DrawKind, shown: readonly number[], first: number, last: number): number {
  switch (kind) {
    case 'PK10':
      return first
    case 'L6':
    case 'VN':
      return last
    default:
      return shown.reduce((total, number) => total + number, 0)
  }
}
