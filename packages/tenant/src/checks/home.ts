import { dependsOnVisits, isShownTo } from '@livery/domain/site'
import { nearest } from '@livery/theme'

import type { TenantConfig } from '../config.ts'
import { tenantFile } from '../folder.ts'
import {
  GAME_SECTIONS,
  HOME_SECTIONS,
  LIMITED_SECTIONS,
  type HomeSection,
  type HomeSectionKind,
} from '../layout/homeSections.ts'
import type { Problem, ProblemCode } from '../problem.ts'

/** Number of sections among which the first games are: those of the first screen of a phone. */
const FIRST_SECTIONS = 6

/** Kinds that home has one of for each audience, wherever they are. */
const ONCE: ReadonlySet<HomeSectionKind> = new Set([
  'account',
  'shortcuts',
  'categories',
  'hot',
  'favourites',
  'recent',
])

/** True when somebody may see both of two sections. */
function meet(one: HomeSection, other: HomeSection): boolean {
  const fits = (pair: readonly ['visitor', 'member'] | readonly ['new', 'returning']): boolean => {
    const named = ({ audience = [] }: HomeSection) => pair.filter((who) => audience.includes(who))
    const [a, b] = [named(one), named(other)]
    return a.length === 0 || b.length === 0 || a.some((who) => b.includes(who))
  }
  return fits(['visitor', 'member']) && fits(['new', 'returning'])
}

const showsGames = ({ kind }: HomeSection): boolean => GAME_SECTIONS.includes(kind)

/** Rules between the sections of home, between a section and the brand's games, and of its tiles. */
export function checkHome({ id, layout, games }: Pick<TenantConfig, 'id' | 'layout' | 'games'>): Problem[] {
  const problems: Problem[] = []
  const report = (field: string, code: ProblemCode, found: string, expected: string, suggestion = '') =>
    problems.push({
      tenant: id,
      file: tenantFile(id, 'tenant.ts'),
      field: `layout.${field}`,
      code,
      found,
      expected,
      suggestion,
      level: 'error',
    })
  const { home, bottomMenu, gameTile, tileCaption } = layout

  if (tileCaption === 'none' && gameTile !== 'poster')
    report(
      'tileCaption',
      'value',
      `'none' on ${gameTile} tiles`,
      'below or over',
      "Only posters carry the game's name: use 'over'.",
    )

  home.forEach((section, index) => {
    const { kind, variant, category, limit } = section
    const at = `home.${index}`
    const allowed: readonly string[] = HOME_SECTIONS[kind]
    if (!allowed.includes(variant)) {
      const meant = nearest(variant, allowed) ?? allowed[0] ?? ''
      report(
        `${at}.variant`,
        'value',
        `'${variant}'`,
        `one of ${allowed.join(', ')} for ${kind}`,
        `Use '${meant}'.`,
      )
    }
    if (kind === 'category' && category === undefined)
      report(
        `${at}.category`,
        'required',
        'nothing',
        'the category of the shelf',
        `Use one of ${games.categories.join(', ')}.`,
      )
    if (kind !== 'category' && category !== undefined)
      report(
        `${at}.category`,
        'value',
        `'${category}'`,
        `none for ${kind}`,
        "Remove it, or use the kind 'category'.",
      )
    if (kind === 'category' && category !== undefined && !games.categories.includes(category))
      report(
        `${at}.category`,
        'value',
        `'${category}'`,
        'a category of games.categories',
        'Add it there, or remove the section.',
      )
    if (limit !== undefined && !LIMITED_SECTIONS.includes(kind))
      report(`${at}.limit`, 'value', String(limit), `none for ${kind}`, 'Remove it.')
    const earlier = home.slice(0, index)
    if (ONCE.has(kind) && earlier.some((other) => other.kind === kind && meet(other, section)))
      report(
        at,
        'duplicate',
        `another section '${kind}'`,
        `${kind} once for each audience`,
        'Remove it, or name who sees which.',
      )
    if (dependsOnVisits(section.audience) && !earlier.some(showsGames))
      report(
        `${at}.audience`,
        'value',
        'new or returning before the first games',
        'visitor or member there',
        'Move the section below the first games: earlier visits are known on the device only.',
      )
  })
  if (!home.some(({ kind, audience }) => kind === 'categories' && audience === undefined))
    report(
      'home',
      'required',
      'no categories',
      "a section 'categories' for everybody",
      "Add { kind: 'categories' }.",
    )
  for (const who of ['visitor', 'member'] as const) {
    const seen = home.filter(({ audience }) => isShownTo(audience, who))
    const first = seen.slice(0, FIRST_SECTIONS)
    if (!first.some((section) => showsGames(section) && !dependsOnVisits(section.audience)))
      report(
        'home',
        'value',
        `no games among the first ${FIRST_SECTIONS} sections of a ${who}`,
        'games on the first screen',
        'Move a section of games up.',
      )
  }
  if (bottomMenu.raised !== undefined && !bottomMenu.entries.includes(bottomMenu.raised))
    report(
      'bottomMenu.raised',
      'value',
      `'${bottomMenu.raised}'`,
      'one of bottomMenu.entries',
      'Add it there, or remove it here.',
    )
  if (bottomMenu.entries.includes('sports') && !games.categories.includes('SPORTS'))
    report(
      'bottomMenu.entries',
      'value',
      "'sports'",
      'no entry of a category that the brand does not offer',
      "Add SPORTS to games.categories, or remove 'sports'.",
    )
  if (!bottomMenu.entries.includes('home'))
    report('bottomMenu.entries', 'value', bottomMenu.entries.join(', '), "'home' among them", "Add 'home'.")
  return problems
}
