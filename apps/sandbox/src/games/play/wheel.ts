import type { Random } from '../../random.ts'

/** Common demo game: a wheel of twelve numbers, with the look of the launched game. */
export const WHEEL_NUMBERS = 12

/** Bets on the wheel, with the count of winning numbers and the return per stake in hundredths. */
export const WHEEL_BETS = {
  low: { wins: (number: number) => number <= 6, chance: 6, pays: 195 },
  high: { wins: (number: number) => number > 6, chance: 6, pays: 195 },
  odd: { wins: (number: number) => number % 2 === 1, chance: 6, pays: 195 },
  even: { wins: (number: number) => number % 2 === 0, chance: 6, pays: 195 },
  first: { wins: (number: number) => number <= 4, chance: 4, pays: 290 },
  middle: { wins: (number: number) => number > 4 && number <= 8, chance: 4, pays: 290 },
  last: { wins: (number: number) => number > 8, chance: 4, pays: 290 },
} as const

export type WheelBet = keyof typeof WHEEL_BETS

export const isWheelBet = (choice: string): choice is WheelBet => Object.hasOwn(WHEEL_BETS, choice)

/** Spins the wheel. */
export const turnWheel = (random: Random): number => random.integer(1, WHEEL_NUMBERS)

/** Long-run return of a bet, per stake. */
export const wheelReturn = (bet: WheelBet): number =>
  (WHEEL_BETS[bet].chance / WHEEL_NUMBERS) * (WHEEL_BETS[bet].pays / 100)
