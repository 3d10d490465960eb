import { FIRST_GAME } from '../../e2e/steps/firstGame.ts'

/** Distances of the first game, or the frame of a game, from the top of the window, CSS px. */
export interface FirstTiles {
  readonly home: number
  readonly centre: number
  /** Frame of a running game, upright and on its side; a visitor has none. */
  readonly game?: number
  readonly side?: number
}

/** Greatest distances. */
const MOST: Required<FirstTiles> = { ...FIRST_GAME, game: 44, side: 0 }

const BEGIN = '<!-- first tiles: written by `npm run first-tiles -- --write` -->'
const END = '<!-- end of the first tiles -->'
const PLACES = ['home', 'centre', 'game', 'side'] as const

/** Distances in words: a place without a game has none. */
export const inWords = (row: FirstTiles): Partial<Record<keyof FirstTiles, number | string>> =>
  Object.fromEntries(
    Object.entries(row).map(([place, distance]: [string, number]) => [
      place,
      Number.isFinite(distance) ? distance : 'no game',
    ]),
  )

/** True where a game begins too far down, or nowhere. */
export const isTooLow = (row: FirstTiles): boolean =>
  PLACES.some((place) => row[place] !== undefined && !(row[place] <= MOST[place]))

/**
 * The page with its table replaced.
 * @throws {Error} when the page has no place for one, or a row has a place without a game
 */
export function withFirstTiles(page: string, rows: Readonly<Record<string, FirstTiles>>): string {
  const begin = page.indexOf(BEGIN)
  const end = page.indexOf(END)
  if (begin < 0 || end < begin) throw new Error(`docs/designer.md needs '${BEGIN}' and '${END}'.`)
  const [empty] =
    Object.entries(rows).find(([, row]) => Object.values(row).some((px) => !Number.isFinite(px))) ?? []
  if (empty !== undefined) throw new Error(`${empty} has a place without a game. Nothing was written.`)
  const lines = Object.entries({ ...rows, 'at most': MOST }).map(
    ([name, row]) => `| ${[name, ...PLACES.map((place) => row[place] ?? '–')].join(' | ')} |`,
  )
  const table = [
    '| px | Home | Game centre | A game | A game, on its side |',
    '| --- | --- | --- | --- | --- |',
  ]
  return `${page.slice(0, begin + BEGIN.length)}\n\n${[...table, ...lines].join('\n')}\n\n${page.slice(end)}`
}
