import { readName } from '@livery/domain/lists'

import type { CatalogueGame } from './catalogueGame.ts'
import { GENRE_FACTS } from './genres.ts'
import { localName } from './names/localNames.ts'

/** Rank of a name for a search text; higher is better, 0 is no match. */
type Rank = number

const RANK = { whole: 5, start: 4, wordStart: 3, inside: 2, mistyped: 1, none: 0 } as const

const prepared = new WeakMap<CatalogueGame, string>()

function englishName(game: CatalogueGame): string {
  let name = prepared.get(game)
  if (name === undefined) {
    name = readName(game.name)
    prepared.set(game, name)
  }
  return name
}

/** Games matching a text, best first; among equals in the given order. */
export function searchGames(
  games: readonly CatalogueGame[],
  typed: string,
  language: string,
): CatalogueGame[] {
  const wanted = readName(typed)
  if (wanted === '') return [...games]
  const ranked = games.map((game) => ({ game, rank: rankOf(game, wanted, language) }))
  const exact = ranked.filter(({ rank }) => rank > RANK.none)
  const found =
    exact.length > 0
      ? exact
      : ranked
          .map(({ game }) => ({ game, rank: mistypedRank(englishName(game), wanted) }))
          .filter(({ rank }) => rank > RANK.none)
  return found.sort((one, other) => other.rank - one.rank).map(({ game }) => game)
}

function rankOf(game: CatalogueGame, wanted: string, language: string): Rank {
  const english = nameRank(englishName(game), wanted)
  if (english > RANK.none) return english
  const local = localName(game, language)
  return local === game.name ? RANK.none : nameRank(readName(local), wanted)
}

function nameRank(name: string, wanted: string): Rank {
  const at = name.indexOf(wanted)
  if (at < 0) return RANK.none
  if (name.length === wanted.length) return RANK.whole
  if (at === 0) return RANK.start
  return name[at - 1] === ' ' ? RANK.wordStart : RANK.inside
}

/** Rank of a misspelt text: every typed word must be close to a word of the name, or to its beginning. */
function mistypedRank(name: string, wanted: string): Rank {
  const words = name.split(' ')
  const close = wanted.split(' ').every((typed) => {
    const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
    return words.some(
      (word) => within(word, typed, allowed) || within(word.slice(0, typed.length), typed, allowed),
    )
  })
  return close ? RANK.mistyped : RANK.none
}

/**
 * True when the Damerau-Levenshtein distance of two words (insertion, deletion, substitution, transposition
 * of neighbours) is at most `limit`.
 */
export function within(one: string, other: string, limit: number): boolean {
  if (one === other) return true
  if (limit === 0 || Math.abs(one.length - other.length) > limit) return false
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      next.push(cost)
    }
    if (Math.min(...next) > limit) return false
    beforeLast = last
    last = next
  }
  return (last[other.length] ?? 0) <= limit
}

/** True when a game belongs to a category of the wire: BG and BGS are shelves within RNG. */
export function isOfCategory(game: CatalogueGame, category: string): boolean {
  const { gameType, gameClassify } = GENRE_FACTS[game.genre]
  if (category === 'BG') return gameType === 'RNG' && gameClassify === 'BG'
  if (category === 'BGS') return gameType === 'RNG' && game.vendor.code === 'BGS'
  return gameType === category
}
