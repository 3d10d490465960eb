import type { GameCategory } from '@livery/domain'
import type { HomeVariant } from '@livery/tenant'

/** A part of home below the rail: a shelf of a category, or a board. */
export type HomePart =
  | { readonly kind: 'category'; readonly category: GameCategory }
  | { readonly kind: 'hot' | 'favourites' | 'recent' | 'jackpot' | 'winners' | 'invite' }

const category = (name: GameCategory): HomePart => ({ kind: 'category', category: name })
const part = (kind: Exclude<HomePart['kind'], 'category'>): HomePart => ({ kind })

/** What a visitor sees first, by the brand's layout. */
const LAYOUTS: Readonly<Record<HomeVariant, readonly HomePart[]>> = {
  games: [
    part('hot'),
    part('favourites'),
    part('recent'),
    part('jackpot'),
    category('NEW_GAME'),
    category('LIVE'),
    part('invite'),
    category('BGS'),
    category('BG'),
    part('winners'),
  ],
  lottery: [
    category('LOTT'),
    category('ELOTT'),
    part('invite'),
    part('hot'),
    part('favourites'),
    part('recent'),
    category('NEW_GAME'),
    category('BGS'),
    category('BG'),
    part('jackpot'),
    part('winners'),
  ],
  sports: [
    category('SPORTS'),
    category('ESPORTS'),
    part('hot'),
    part('favourites'),
    part('recent'),
    category('PVP'),
    part('winners'),
    category('NEW_GAME'),
    category('BG'),
    category('BGS'),
    part('jackpot'),
    part('invite'),
  ],
}

/** The parts of home in the brand's order; shelves of categories that the brand does not offer are left out. */
export function homeParts(variant: HomeVariant, offered: readonly GameCategory[]): readonly HomePart[] {
  return LAYOUTS[variant].filter((entry) => entry.kind !== 'category' || offered.includes(entry.category))
}
