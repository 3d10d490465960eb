import { setTimeout as wait } from 'node:timers/promises'

import { catalogue } from '../games/catalogue.ts'
import type { CallContext, Handlers } from '../operations.ts'
import { readState } from '../state/merchantState.ts'
import type { EventsOf, Schemas } from '../wire.ts'
import { boardAt, eventIdOf, updateSince } from './board.ts'

/** Vendor whose feed the board is. */
const VENDOR = 'BTI'

/** Size of a board that is asked for without one. */
const SIZE = 24

/** Interval in ms at which a stream looks at the clock. */
const LOOK_MS = 1000

/** Looks at the clock without a change after which a comment keeps the connection open. */
const QUIET_LOOKS = 15

/** Lobby of the vendor, at which its sportsbook opens. */
function sportsbook(): Schemas['Sportsbook'] | undefined {
  const lobby = catalogue().lobbies.find(({ vendor, genre }) => vendor.code === VENDOR && genre === 'sports')
  if (!lobby) return undefined
  const { nodeId, gameId, vendor } = lobby
  return { vendor: VENDOR, nodeId, gameId, gameType: 'SPORTS', supportsFreePlay: vendor.freePlay }
}

/** True while a merchant has a sportsbook whose feed is on. */
async function isOffered({ merchant, db }: Pick<CallContext, 'merchant' | 'db'>): Promise<boolean> {
  if (!merchant.tenant.games.categories.includes('SPORTS')) return false
  return (await readState(db, merchant.code)).sportsFeed
}

const secondOf = ({ clock }: Pick<CallContext, 'clock'>): number => Math.floor(clock.now().getTime() / 1000)

/** Operations of the sports board. */
export const sportsOperations: Pick<Handlers, 'listFixtures' | 'streamFixtures'> = {
  listFixtures: async (context) => {
    const second = secondOf(context)
    const book = (await isOffered(context)) ? sportsbook() : undefined
    return {
      serverTime: context.clock.now().toISOString(),
      eventId: eventIdOf(second),
      ...(book && { sportsbook: book }),
      list: book ? [...boardAt(second, context.query.size ?? SIZE)] : [],
    }
  },

  streamFixtures: async (context) => changesOf(context),
}

/**
 * Changes of the board from the caller's last event on, for as long as the caller listens. Without a feed it is an
 * empty board, and the end.
 */
async function* changesOf(context: CallContext<'streamFixtures'>): EventsOf<Schemas['SportsUpdate']> {
  const size = context.query.size ?? SIZE
  let since = context.header('last-event-id')
  for (let quiet = 1; ; quiet += 1) {
    const second = secondOf(context)
    const id = eventIdOf(second)
    if (!(await isOffered(context))) {
      yield { id, data: { whole: true, list: [], gone: [] } }
      return
    }
    const data = updateSince(since, second, size)
    if (data) {
      since = id
      quiet = 0
      yield { id, data }
    } else if (quiet % QUIET_LOOKS === 0) yield undefined
    await wait(LOOK_MS, undefined, { ref: false })
  }
}
