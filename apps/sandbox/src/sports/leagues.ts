import type { Schemas } from '../wire.ts'

/** League of the invented season. */
export interface League {
  readonly league: Schemas['League']
  /** Minutes between two rounds. */
  readonly everyMinutes: number
  /** Minute of the cycle at which a round begins. */
  readonly offset: number
  /** Play of a match. */
  readonly play: Play
  /** Teams; an even number, so that each plays in every round. */
  readonly teams: readonly string[]
}

/** Play of a match, in minutes of play and points for each side. */
export interface Play {
  /** Number of parts of equal length, with a pause between. */
  readonly parts: number
  readonly partMinutes: number
  readonly pauseMinutes: number
  /** Points that an average team makes in a match. */
  readonly points: number
  /** Values of a score, such as goals of 1 or baskets of 2 and 3. */
  readonly worth: readonly number[]
  /** True when a match may end level. */
  readonly draws: boolean
}

const FOOTBALL: Play = { parts: 2, partMinutes: 45, pauseMinutes: 15, points: 1.4, worth: [1], draws: true }
const BASKETBALL: Play = {
  parts: 4,
  partMinutes: 12,
  pauseMinutes: 3,
  points: 96,
  worth: [2, 2, 3],
  draws: false,
}
const HOCKEY: Play = { parts: 3, partMinutes: 20, pauseMinutes: 8, points: 2.8, worth: [1], draws: true }

/** Leagues with invented teams. The first two take turns, so that a match is always in play. */
export const LEAGUES: readonly League[] = [
  {
    league: { leagueId: 'NPL', name: 'Northern Premier', sport: 'FOOTBALL' },
    everyMinutes: 110,
    offset: 0,
    play: FOOTBALL,
    teams: [
      'Harbour City',
      'Millbrook United',
      'Ashford Vale',
      'Kingsferry',
      'Redmoor Athletic',
      'Port Wexley',
    ],
  },
  {
    league: { leagueId: 'LSO', name: 'Liga del Sol', sport: 'FOOTBALL' },
    everyMinutes: 110,
    offset: 55,
    play: FOOTBALL,
    teams: [
      'Costa Brisa',
      'Real Almendra',
      'Atlético Nogal',
      'Puerto Claro',
      'Sierra Alta',
      'Deportivo Lince',
    ],
  },
  {
    league: { leagueId: 'GCP', name: 'Gulf Crown', sport: 'FOOTBALL' },
    everyMinutes: 210,
    offset: 120,
    play: FOOTBALL,
    teams: ['Al Waha', 'Al Marjan', 'Al Sahil', 'Al Nakhla'],
  },
  {
    league: { leagueId: 'CBL', name: 'Continental Basket', sport: 'BASKETBALL' },
    everyMinutes: 120,
    offset: 30,
    play: BASKETBALL,
    teams: ['Brno Comets', 'Lyon Heights', 'Vilnius Nord', 'Porto Tides'],
  },
  {
    league: { leagueId: 'PIL', name: 'Polar Ice', sport: 'ICE_HOCKEY' },
    everyMinutes: 160,
    offset: 90,
    play: HOCKEY,
    teams: ['Oulu Lynx', 'Tromsø Gales', 'Umeå Frost', 'Riga Anchors'],
  },
]
