import type { Text } from '../platform/text.ts'

/** Choice of a play, with odds of its own in hundredths where choices differ. */
export interface Choice {
  readonly code: string
  /** Name of the choice; a number is its own. */
  readonly label?: Text
  readonly odds?: number
}

export interface Position {
  readonly label: Text
  readonly minimum: number
  readonly maximum: number
  readonly choices: readonly Choice[]
}

/** Type of bet on a draw. */
export interface Play {
  readonly playId: string
  readonly playType: 'trad' | 'ent'
  readonly group: Text
  readonly label: Text
  /** Sentences that say when it wins. */
  readonly rule: readonly Text[]
  /** Rule for counting combinations; see the contract's `LotteryPlay`. */
  readonly combination: 'product' | 'choose' | 'each'
  /** Return of a combination per unit, in hundredths, stake included. */
  readonly odds: number
  readonly positions: readonly Position[]
  /** True when a choice cannot fill two positions: such combinations are neither counted nor charged. */
  readonly distinct?: true
  /** True when a combination wins against the drawn numbers as displayed. */
  wins(combination: readonly string[], numbers: readonly string[]): boolean
}

export const sum = (numbers: readonly string[]): number =>
  numbers.reduce((total, number) => total + Number(number), 0)
export const range = (from: number, to: number, width = 1): Choice[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ code: String(from + index).padStart(width, '0') }))
export const DIGITS = range(0, 9)
/** Name of a place in the draw, from 1. */
export const place = (number: number): Text => ({ id: 'play.place', values: { place: number } })
/** Positions of one digit each, named by their places in the draw. */
export const digitPositions = (...places: number[]): Position[] =>
  places.map((number) => ({ label: place(number), minimum: 1, maximum: 10, choices: DIGITS }))
export const oneOf = (label: Text, choices: readonly Choice[]): Position[] => [
  { label, minimum: 1, maximum: choices.length, choices },
]
export const SIDES: readonly Choice[] = [
  { code: 'BIG', label: 'lotteryDraw.BIG' },
  { code: 'SMALL', label: 'lotteryDraw.SMALL' },
  { code: 'ODD', label: 'lotteryDraw.ODD' },
  { code: 'EVEN', label: 'lotteryDraw.EVEN' },
]

/** Rule of a bet on big, small, odd or even. */
export const sidesRule = (firstBig: number): Text => ({ id: 'rule.sides', values: { from: firstBig } })

/** True when a value is big, small, odd or even, as the code says. */
export function side(code: string | undefined, value: number, firstBig: number): boolean {
  if (code === 'BIG') return value >= firstBig
  if (code === 'SMALL') return value < firstBig
  return (code === 'ODD') === (Math.abs(value) % 2 === 1)
}

export const inOrder = (combination: readonly string[], numbers: readonly string[]): boolean =>
  combination.every((code, index) => code === numbers[index])
