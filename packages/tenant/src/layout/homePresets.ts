import type { GameCategory } from '@livery/domain/games'

import { HOME_SECTIONS, type HomeSection, type HomeSectionKind } from './homeSections.ts'

/** Orders of home that a brand may name in place of a list. */
export const HOME_PRESETS = ['games', 'lottery', 'sports'] as const
export type HomePreset = (typeof HOME_PRESETS)[number]

/** Places of the rail of categories: above the shelves, or beside them. */
export type Entrance = 'top' | 'side'

/** Section with its settings and, unless they name one, the first variant of its kind. */
export function homeSection<Kind extends HomeSectionKind>(
  kind: Kind,
  settings?: Omit<Partial<HomeSection<Kind>>, 'kind'>,
): HomeSection<Kind> {
  return { kind, variant: HOME_SECTIONS[kind][0], ...settings } as HomeSection<Kind>
}

const shelf = (category: GameCategory): HomeSection => homeSection('category', { category })
const part = (kind: HomeSectionKind): HomeSection => homeSection(kind)

/** Sections below the rail of categories, by the order that is named. */
const BELOW: Readonly<Record<HomePreset, readonly HomeSection[]>> = {
  games: [
    part('hot'),
    part('favourites'),
    part('recent'),
    part('jackpots'),
    shelf('NEW_GAME'),
    part('live'),
    part('invite'),
    shelf('BGS'),
    shelf('BG'),
    part('lotteries'),
    part('winners'),
    part('draws'),
    homeSection('news', { variant: 'list' }),
  ],
  lottery: [
    part('lotteries'),
    part('hot'),
    part('favourites'),
    part('recent'),
    part('draws'),
    part('invite'),
    shelf('ELOTT'),
    shelf('LOTT'),
    shelf('NEW_GAME'),
    part('live'),
    part('jackpots'),
    shelf('BGS'),
    shelf('BG'),
    part('winners'),
    homeSection('news', { variant: 'list' }),
  ],
  sports: [
    shelf('SPORTS'),
    part('sports-board'),
    shelf('ESPORTS'),
    part('hot'),
    part('favourites'),
    part('recent'),
    shelf('PVP'),
    part('live'),
    part('winners'),
    shelf('NEW_GAME'),
    shelf('BG'),
    shelf('BGS'),
    part('jackpots'),
    part('invite'),
    part('lotteries'),
    part('draws'),
    homeSection('news', { variant: 'list' }),
  ],
}

/**
 * Sections of a named order: offers, account and categories above, so that games begin on the first screen; news and
 * shortcuts follow the first shelf.
 */
export function homePreset(preset: HomePreset, entrance: Entrance = 'top'): readonly HomeSection[] {
  const [first, ...others] = BELOW[preset]
  return [
    homeSection('hero', { variant: 'compact' }),
    homeSection('account', { variant: 'bar' }),
    homeSection('categories', { variant: entrance === 'side' ? 'side' : 'strip' }),
    ...(first ? [first] : []),
    homeSection('news', { variant: 'line' }),
    part('shortcuts'),
    ...others,
  ]
}
