/** A choice of a play; its own odds, in hundredths, where choices differ. */
export interface Choice {
  readonly code: string
  readonly label: string
  readonly odds?: number
}

export interface Position {
  readonly label: string
  readonly minimum: number
  readonly maximum: number
  readonly choices: readonly Choice[]
}

/** A way to bet on a draw. */
export interface Play {
  readonly playId: string
  readonly playType: 'trad' | 'ent'
  readonly group: string
  readonly label: string
  readonly rule: string
  /** How a selection is counted; see the contract's `LotteryPlay`. */
  readonly combination: 'product' | 'choose' | 'each'
  /** What a combination returns per unit, in hundredths, the stake included. */
  readonly odds: number
  readonly positions: readonly Position[]
  /** One thing cannot take two places: such combinations are neither counted nor paid for. */
  readonly distinct?: true
  /** Whether a combination wins, given the drawn numbers as they are shown. */
  wins(combination: readonly string[], numbers: readonly string[]): boolean
}

export const sum = (numbers: readonly string[]): number =>
  numbers.reduce((total, number) => total + Number(number), 0)
export const range = (from: number, to: number, width = 1): Choice[] =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const code = String(from + index).padStart(width, '0')
    return { code, label: code }
  })
export const DIGITS = range(0, 9)
export const digitPositions = (...labels: string[]): Position[] =>
  labels.map((label) => ({ label, minimum: 1, maximum: 10, choices: DIGITS }))
export const oneOf = (label: string, choices: readonly Choice[]): Position[] => [
  { label, minimum: 1, maximum: choices.length, choices },
]
export const SIDES: readonly Choice[] = [
  { code: 'BIG', label: 'Big' },
  { code: 'SMALL', label: 'Small' },
  { code: 'ODD', label: 'Odd' },
  { code: 'EVEN', label: 'Even' },
]

/** Big, small, odd or even of a figure. */
export function side(code: string | undefined, value: number, firstBig: number): boolean {
  if (code === 'BIG') return value >= firstBig
  if (code === 'SMALL') return value < firstBig
  return (code === 'ODD') === (Math.abs(value) % 2 === 1)
}

export const inOrder = (combination: readonly string[], numbers: readonly string[]): boolean =>
  combination.every((code, index) => code === numbers[index])
