import type { LotteryPlay, LotteryPosition, LotterySelection } from './selection.ts'

/** A number from 0 (included) to 1 (excluded), as `Math.random` gives; injected, so that a test can repeat a pick. */
export type Chance = () => number

/**
 * Random selection of the smallest size that makes a bet: the least number of choices in each position,
 * without repeats between positions where those would be no bet.
 */
export function quickPick(play: LotteryPlay, chance: Chance): LotterySelection {
  const taken = new Set<string>()
  return play.positions.map(({ minimum, choices }) => {
    const picked = draw(minimum, choices, taken, chance)
    if (play.distinct) for (const code of picked) taken.add(code)
    return picked
  })
}

function draw(
  count: number,
  choices: LotteryPosition['choices'],
  taken: ReadonlySet<string>,
  chance: Chance,
): readonly string[] {
  const drum = choices.flatMap(({ code }, index) => (taken.has(code) ? [] : [index]))
  const drawn = Array.from({ length: Math.min(count, drum.length) }, () => {
    const [index = 0] = drum.splice(Math.floor(chance() * drum.length), 1)
    return index
  })
  return drawn.sort((one, other) => one - other).flatMap((index) => choices[index]?.code ?? [])
}

/** Shortcuts next to a row of numbers. */
export const ROW_SHORTCUTS = ['all', 'big', 'small', 'odd', 'even'] as const
export type RowShortcut = (typeof ROW_SHORTCUTS)[number]

/** True for a position with shortcuts: more than four choices, all of them numbers, and all may be chosen. */
export function hasShortcuts({ choices, maximum }: LotteryPosition): boolean {
  return choices.length > 4 && maximum >= choices.length && choices.every(({ code }) => /^\d+$/.test(code))
}

/** Codes that a shortcut picks: `big` is the upper half of the row, `small` the lower. */
export function shortcutCodes({ choices }: LotteryPosition, shortcut: RowShortcut): readonly string[] {
  const half = choices.length / 2
  return choices.flatMap(({ code }, index) => (isPicked(shortcut, Number(code), index >= half) ? [code] : []))
}

function isPicked(shortcut: RowShortcut, value: number, upper: boolean): boolean {
  switch (shortcut) {
    case 'all':
      return true
    case 'big':
      return upper
    case 'small':
      return !upper
    case 'odd':
      return value % 2 === 1
    case 'even':
      return value % 2 === 0
  }
}
