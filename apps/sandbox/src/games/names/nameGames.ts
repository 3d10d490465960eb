import type { Motif } from '../../art/motifs.ts'
import type { PaletteName } from '../../art/palettes.ts'
import type { Random } from '../../random.ts'
import type { Genre } from '../genres.ts'
import { SLOT_SUFFIXES, SLOT_THEMES, type SlotTheme } from './slotThemes.ts'
import {
  BINGO_TITLES,
  COCKFIGHT_TITLES,
  CRASH_TITLES,
  ESPORTS_TITLES,
  FISH_TITLES,
  LIVE_GAMES,
  LIVE_ROOMS,
  POKER_TITLES,
  SCRATCH_TITLES,
  SPORTS_TITLES,
  TABLE_TITLES,
  type TitleParts,
} from './titles.ts'

/** Title of a game and, for slots, the theme of its tile. */
export interface GameTitle {
  readonly name: string
  readonly motif?: Motif
  readonly palettes?: readonly PaletteName[]
}

/** Maximum length of a title that is legible on a tile three across a phone. */
const LONGEST_TITLE = 24

/** Suffixes for titles once all combinations are used. */
const EDITIONS = ['II', 'Plus', 'Gold', 'III', 'Extra', 'Turbo'] as const

/**
 * Generates different titles of a genre, in an order that mixes its themes.
 * @param taken - lower-case names that exist already; the new ones are added
 */
export function nameGames(
  genre: Exclude<Genre, 'lottery' | 'elottery'>,
  count: number,
  random: Random,
  taken: Set<string>,
): GameTitle[] {
  const candidates = genre === 'slot' ? slotTitles(random) : pairTitles(genre, random)
  const titles: GameTitle[] = []
  for (const candidate of withEditions(candidates)) {
    if (titles.length === count) break
    const key = candidate.name.toLowerCase()
    if (candidate.name.length > LONGEST_TITLE || taken.has(key)) continue
    taken.add(key)
    titles.push(candidate)
  }
  if (titles.length < count)
    throw new Error(`The words for ${genre} make ${titles.length} titles, not ${count}.`)
  return titles
}

/** Yields every title unchanged, then its later editions. */
function* withEditions(titles: readonly GameTitle[]): Generator<GameTitle> {
  yield* titles
  for (const edition of EDITIONS) {
    for (const title of titles) {
      if (!/\d$/.test(title.name)) yield { ...title, name: `${title.name} ${edition}` }
    }
  }
}

/** Slot titles, round-robin over the themes, so that neighbouring tiles differ. */
function slotTitles(random: Random): GameTitle[] {
  const queues = SLOT_THEMES.map((theme, index) =>
    shuffled(themeTitles(theme), random.fork(`theme-${index}`)),
  )
  const titles: GameTitle[] = []
  for (let turn = 0; queues.some((queue) => turn < queue.length); turn += 1) {
    for (const queue of queues) {
      const title = queue[turn]
      if (title) titles.push(title)
    }
  }
  return titles
}

function themeTitles(theme: SlotTheme): GameTitle[] {
  const titles: GameTitle[] = []
  const motifs = Object.entries(theme.nouns) as [Motif, readonly string[]][]
  for (const [motif, nouns] of motifs) {
    for (const noun of nouns) {
      const add = (name: string) => titles.push({ name, motif, palettes: theme.palettes })
      for (const adjective of theme.adjectives) if (!adjective.includes(noun)) add(`${adjective} ${noun}`)
      for (const place of theme.places) add(`${noun} of ${place}`)
      for (const suffix of SLOT_SUFFIXES) add(`${noun} ${suffix}`)
    }
  }
  return titles
}

const PAIRS: Readonly<Record<Exclude<Genre, 'slot' | 'live' | 'lottery' | 'elottery'>, TitleParts>> = {
  table: TABLE_TITLES,
  crash: CRASH_TITLES,
  scratch: SCRATCH_TITLES,
  bingo: BINGO_TITLES,
  fish: FISH_TITLES,
  poker: POKER_TITLES,
  cockfight: COCKFIGHT_TITLES,
  sports: SPORTS_TITLES,
  esports: ESPORTS_TITLES,
}

function pairTitles(genre: Exclude<Genre, 'slot' | 'lottery' | 'elottery'>, random: Random): GameTitle[] {
  if (genre === 'live') return shuffled(liveTitles(), random)
  const { first, second } = PAIRS[genre]
  return shuffled(
    first.flatMap((one) => second.map((two) => ({ name: `${one} ${two}` }))),
    random,
  )
}

function liveTitles(): GameTitle[] {
  return LIVE_GAMES.flatMap((game) =>
    LIVE_ROOMS.flatMap((room) =>
      ['', ' 2', ' 3', ' 7', ' 8'].map((table) => ({ name: `${game} ${room}${table}` })),
    ),
  )
}

/** Shuffled copy. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => [random.next(), item] as const)
    .sort((one, other) => one[0] - other[0])
    .map(([, item]) => item)
}
