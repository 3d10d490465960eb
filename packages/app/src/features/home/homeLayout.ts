import type { GameCategory } from '@livery/domain/games'
import type { HomeVariant } from '@livery/tenant'

/** Boards and shelves that are no category. */
export type BoardName =
  | 'hot'
  | 'favourites'
  | 'recent'
  | 'live'
  | 'jackpot'
  | 'winners'
  | 'news'
  | 'lotteries'
  | 'latestDraws'
  | 'invite'

/** A part of home below the rail: a shelf of a category, or a board. */
export type HomePart =
  | { readonly kind: 'category'; readonly category: GameCategory }
  | { readonly kind: BoardName }

const category = (name: GameCategory): HomePart => ({ kind: 'category', category: name })
const part = (kind: BoardName): HomePart => ({ kind })

/** Order of home's parts, by the brand's layout. */
const LAYOUTS: Readonly<Record<HomeVariant, readonly HomePart[]>> = {
  games: [
    part('hot'),
    part('favourites'),
    part('recent'),
    part('jackpot'),
    category('NEW_GAME'),
    part('live'),
    part('invite'),
    category('BGS'),
    category('BG'),
    part('lotteries'),
    part('winners'),
    part('latestDraws'),
    part('news'),
  ],
  lottery: [
    part('lotteries'),
    part('hot'),
    part('favourites'),
    part('recent'),
    part('latestDraws'),
    part('invite'),
    category('ELOTT'),
    category('LOTT'),
    category('NEW_GAME'),
    part('live'),
    part('jackpot'),
    category('BGS'),
    category('BG'),
    part('winners'),
    part('news'),
  ],
  sports: [
    category('SPORTS'),
    category('ESPORTS'),
    part('hot'),
    part('favourites'),
    part('recent'),
    category('PVP'),
    part('live'),
    part('winners'),
    category('NEW_GAME'),
    category('BG'),
    category('BGS'),
    part('jackpot'),
    part('invite'),
    part('lotteries'),
    part('latestDraws'),
    part('news'),
  ],
}

/** Boards that belong to a kind of game: a brand without that kind does not show them. */
const ABOUT: Readonly<Partial<Record<HomePart['kind'], readonly GameCategory[]>>> = {
  live: ['LIVE'],
  lotteries: ['LOTT', 'ELOTT'],
  latestDraws: ['LOTT', 'ELOTT'],
}

/** Parts of home in the brand's order, without those of categories that the brand does not offer. */
export function homeParts(variant: HomeVariant, offered: readonly GameCategory[]): readonly HomePart[] {
  return LAYOUTS[variant].filter((entry) => {
    const about = entry.kind === 'category' ? [entry.category] : ABOUT[entry.kind]
    return about === undefined || about.some((one) => offered.includes(one))
  })
}
