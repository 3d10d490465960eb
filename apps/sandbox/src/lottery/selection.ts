import { fail } from '../failure.ts'
import type { Play } from './plays.ts'
import { paidOdds, type PrizeOdds } from './prizeModes.ts'

/** Maximum number of combinations in a line. */
const COMBINATION_LIMIT = 5000

/**
 * All single bets of a selection.
 * @throws Failure 422 `order.selection_invalid` for choices the play does not have, too few, too many or
 * twice
 */
export function combinationsOf(play: Play, selection: readonly (readonly string[])[]): string[][] {
  if (selection.length !== play.positions.length)
    refuse(`${play.playId} has ${play.positions.length} positions.`)
  play.positions.forEach((position, index) => {
    const chosen = selection[index] ?? []
    const known = new Set(position.choices.map((choice) => choice.code))
    if (chosen.length < position.minimum || chosen.length > position.maximum)
      refuse(`${position.label} takes ${position.minimum} to ${position.maximum} choices.`)
    if (new Set(chosen).size !== chosen.length || chosen.some((code) => !known.has(code)))
      refuse(`${position.label} has no such choices.`)
  })
  const combinations = expand(play, selection)
  if (combinations.length === 0 || combinations.length > COMBINATION_LIMIT)
    refuse(`A line holds 1 to ${COMBINATION_LIMIT} combinations.`)
  return combinations
}

function expand(play: Play, selection: readonly (readonly string[])[]): string[][] {
  const [first = []] = selection
  switch (play.combination) {
    case 'each':
      return first.map((code) => [code])
    case 'choose':
      return subsets(first, play.positions[0]?.minimum ?? 1)
    case 'product': {
      const rows = selection.reduce<string[][]>(
        (found, codes) => found.flatMap((row) => codes.map((code) => row.concat(code))),
        [[]],
      )
      return play.distinct ? rows.filter((row) => new Set(row).size === row.length) : rows
    }
  }
}

function subsets(codes: readonly string[], size: number): string[][] {
  if (size === 0) return [[]]
  return codes.flatMap((code, index) =>
    subsets(codes.slice(index + 1), size - 1).map((rest) => [code].concat(rest)),
  )
}

function refuse(message: string): never {
  fail(422, 'order.selection_invalid', { message })
}

/** Odds that a play pays, in hundredths. A bet keeps those that it was placed at. */
export interface PlayOdds {
  readonly play: number
  /** Odds of the choices that have their own, by code. */
  readonly choices: Readonly<Record<string, number>>
}

/** Odds of a play under a set of odds. */
export function oddsOf(play: Play, table: PrizeOdds): PlayOdds {
  const [first, ...others] = play.positions
  const own = others.length === 0 ? (first?.choices ?? []) : []
  const choices = own.flatMap(({ code, odds }) =>
    odds === undefined ? [] : [[code, paidOdds(odds, table)] as const],
  )
  return { play: paidOdds(play.odds, table), choices: Object.fromEntries(choices) }
}

/** Odds of a selection in hundredths: of each choice where the play has one position, else of the play alone. */
export const selectionOdds = (
  { positions }: Play,
  [chosen = []]: readonly (readonly string[])[],
  { play, choices }: PlayOdds,
): readonly number[] => (positions.length === 1 ? chosen.map((code) => choices[code] ?? play) : [play])

/** Return of a single bet per unit, in hundredths; 0 when it loses. */
export function returnOf(
  play: Play,
  combination: readonly string[],
  numbers: readonly string[],
  odds: PlayOdds,
): number {
  if (!play.wins(combination, numbers)) return 0
  const [only, ...others] = combination
  const own = only !== undefined && others.length === 0 ? odds.choices[only] : undefined
  return own ?? odds.play
}
