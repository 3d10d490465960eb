import type { GameCategory } from '@livery/domain/games'
import { isShownTo } from '@livery/domain/site'
import type { HomeSection, HomeSectionKind } from '@livery/tenant'

/** Sections about a kind of game: a brand without that kind does not show them. */
const ABOUT: Readonly<Partial<Record<HomeSectionKind, readonly GameCategory[]>>> = {
  live: ['LIVE'],
  lotteries: ['LOTT', 'ELOTT'],
  draws: ['LOTT', 'ELOTT'],
  'sports-board': ['SPORTS'],
}

/** Sections that show a member's own games. */
const OF_MEMBERS: ReadonlySet<HomeSectionKind> = new Set(['favourites', 'recent'])

/** True when the first section fills the width: a hero from edge to edge, or a band with a background of its own. */
export const fillsTheTop = ([first]: readonly HomeSection[]): boolean =>
  first !== undefined && (first.variant === 'full' || (first.tone ?? 'plain') !== 'plain')

/** Sections of home for a visitor or a signed-in player, without those about games that the brand does not offer. */
export function sectionsFor(
  home: readonly HomeSection[],
  { signedIn, offered }: { readonly signedIn: boolean; readonly offered: readonly GameCategory[] },
): readonly HomeSection[] {
  return home.filter((section) => {
    const { kind, category } = section
    if (!signedIn && OF_MEMBERS.has(kind)) return false
    if (!isShownTo(section.audience, signedIn ? 'member' : 'visitor')) return false
    const about = category === undefined ? ABOUT[kind] : [category]
    return about === undefined || about.some((one) => offered.includes(one))
  })
}

/** Key of each section: its kind with the number of sections of that kind before it. */
export function keysOf(sections: readonly HomeSection[]): readonly string[] {
  return sections.map(
    ({ kind, category = '' }, index) =>
      `${kind} ${category} ${sections.slice(0, index).filter((one) => one.kind === kind).length}`,
  )
}
