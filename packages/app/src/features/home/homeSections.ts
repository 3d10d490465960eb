import type { GameCategory } from '@livery/domain/games'
import type { HomeAudience, HomeSection, HomeSectionKind } from '@livery/tenant'

/** Sections about a kind of game: a brand without that kind does not show them. */
const ABOUT: Readonly<Partial<Record<HomeSectionKind, readonly GameCategory[]>>> = {
  live: ['LIVE'],
  lotteries: ['LOTT', 'ELOTT'],
  draws: ['LOTT', 'ELOTT'],
  'sports-board': ['SPORTS'],
}

/** Sections that show a member's own games. */
const OF_MEMBERS: ReadonlySet<HomeSectionKind> = new Set(['favourites', 'recent'])

/** True when of two audiences that exclude each other the section names none, or the one that is there. */
function isFor({ audience = [] }: HomeSection, there: HomeAudience, other: HomeAudience): boolean {
  return audience.includes(there) || !audience.includes(other)
}

/** True for a section that depends on earlier visits with this device, which no document can know. */
export const asksForVisits = ({ audience = [] }: HomeSection): boolean =>
  audience.includes('new') !== audience.includes('returning')

/** True when the first section fills the width: a hero from edge to edge, or a band on a ground of its own. */
export const fillsTheTop = ([first]: readonly HomeSection[]): boolean =>
  first !== undefined && (first.variant === 'full' || (first.tone ?? 'plain') !== 'plain')

/** True when a section is shown to a device that was, or was not, here before. */
export const isForVisit = (section: HomeSection, returning: boolean): boolean =>
  returning ? isFor(section, 'returning', 'new') : isFor(section, 'new', 'returning')

/** Sections of home for a visitor or a signed-in player, without those about games that the brand does not offer. */
export function sectionsFor(
  home: readonly HomeSection[],
  { signedIn, offered }: { readonly signedIn: boolean; readonly offered: readonly GameCategory[] },
): readonly HomeSection[] {
  return home.filter((section) => {
    const { kind, category } = section
    if (!signedIn && OF_MEMBERS.has(kind)) return false
    if (!(signedIn ? isFor(section, 'member', 'visitor') : isFor(section, 'visitor', 'member'))) return false
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
