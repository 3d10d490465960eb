import type { BrandInput } from '../brand/brandInput.ts'
import type { BrandProblem } from '../brand/defineBrand.ts'
import { show } from '../brand/fieldProblems.ts'
import { nearest } from '../nearest.ts'
import { SEASON_SEEDS, instantsOf, seasonSeeds, type SeasonInput } from './season.ts'
import { instantOf, isTimeZone } from './wallTime.ts'

const KEYS = ['name', 'from', 'until', ...SEASON_SEEDS]
const NAME = /^[a-z][a-z0-9-]{0,39}$/
/** Number of seasons: each adds its colours to every page. */
const MOST = 8

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function zoneProblems(timeZone: unknown): BrandProblem[] {
  if (typeof timeZone === 'string' && isTimeZone(timeZone)) return []
  const meant = nearest(String(timeZone), Intl.supportedValuesOf('timeZone'))
  const allowed = 'a time zone such as Europe/Malta, by whose clocks seasons begin and end'
  return [
    { field: 'timeZone', found: show(timeZone), allowed, ...(timeZone !== undefined && { nearest: meant }) },
  ]
}

/** Problems of a season by itself. */
function ownProblems(field: string, season: SeasonInput, timeZone: string): BrandProblem[] {
  const unknown = Object.keys(season)
    .filter((key) => !KEYS.includes(key))
    .map((key) => ({
      field: `${field}.${key}`,
      found: 'an unknown key',
      allowed: KEYS.join(', '),
      nearest: nearest(key, KEYS),
    }))
  const name: BrandProblem[] =
    typeof season.name === 'string' && NAME.test(season.name)
      ? []
      : [
          {
            field: `${field}.name`,
            found: show(season.name),
            allowed: 'a name of lower-case letters, digits and hyphens',
          },
        ]
  const times = (['from', 'until'] as const)
    .filter((at) => typeof season[at] !== 'string' || instantOf(season[at], timeZone) === undefined)
    .map((at) => ({
      field: `${field}.${at}`,
      found: show(season[at]),
      allowed: 'a day or a minute of the calendar, such as 2026-12-24 or 2026-12-24T18:00',
    }))
  if (times.length > 0) return [...unknown, ...name, ...times]
  const { from, until } = instantsOf(season, timeZone) ?? { from: 0, until: 0 }
  const order =
    from < until
      ? []
      : [{ field: `${field}.until`, found: show(season.until), allowed: `a time after ${season.from}` }]
  return [...unknown, ...name, ...order]
}

/** Name of a seed of the merged look as the season writes it. */
const seedOf = (field: string) => field.replace(/^style\.(?=ornament)/, '')

/** Seasons that meet another one before them. */
function clashes(seasons: readonly SeasonInput[], timeZone: string): BrandProblem[] {
  return seasons.flatMap((season, at) => {
    const own = instantsOf(season, timeZone)
    const before = seasons.slice(0, at)
    const twin = before.find(({ name }) => name === season.name)
    const other = before.find((each) => {
      const others = instantsOf(each, timeZone)
      return own !== undefined && others !== undefined && own.from < others.until && others.from < own.until
    })
    return [
      ...(twin === undefined
        ? []
        : [{ field: `seasons.${at}.name`, found: show(season.name), allowed: 'each name once' }]),
      ...(other === undefined
        ? []
        : [
            {
              field: `seasons.${at}.from`,
              found: `${season.from}, when ${other.name} has not ended`,
              allowed: `one season at a time: ${other.name} lasts from ${other.from} until ${other.until}`,
            },
          ]),
    ]
  })
}

/**
 * Problems of a brand's seasons.
 * @param seedProblems problems of seeds without seasons, which the seeds of each season have to pass too
 */
export function seasonProblems(
  input: BrandInput,
  seedProblems: (seeds: BrandInput) => BrandProblem[],
): BrandProblem[] {
  const { seasons, timeZone } = input
  if (seasons === undefined) return timeZone === undefined ? [] : zoneProblems(timeZone)
  if (!Array.isArray(seasons))
    return [{ field: 'seasons', found: show(seasons), allowed: 'a list of { name, from, until, … }' }]
  if (seasons.length > MOST)
    return [{ field: 'seasons', found: `a list of ${seasons.length}`, allowed: `at most ${MOST} seasons` }]
  const zone = seasons.length > 0 || timeZone !== undefined ? zoneProblems(timeZone) : []
  const strangers = seasons.flatMap((season: unknown, at) =>
    isObject(season)
      ? []
      : [{ field: `seasons.${at}`, found: show(season), allowed: `an object with ${KEYS.join(', ')}` }],
  )
  if (zone.length + strangers.length > 0 || timeZone === undefined) return [...zone, ...strangers]
  const { seasons: _none, timeZone: _zone, ...plain } = input
  const known = new Set(seedProblems(plain).map(({ field, found }) => `${field} ${found}`))
  const own = seasons.flatMap((season: SeasonInput, at) => [
    ...ownProblems(`seasons.${at}`, season, timeZone),
    ...seedProblems(seasonSeeds(input, season))
      .filter(({ field, found }) => !known.has(`${field} ${found}`))
      .map((problem) => ({ ...problem, field: `seasons.${at}.${seedOf(problem.field)}` })),
  ])
  return own.length > 0 ? own : clashes(seasons, timeZone)
}
