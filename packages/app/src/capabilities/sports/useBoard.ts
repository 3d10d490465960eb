import { type QueryClient, useQuery } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'

import { type GameContext, useGameContext } from '#capabilities/games/gameContext.ts'
import type { SiteServices } from '#platform/boot/createServices.ts'
import { useServices } from '#platform/boot/ServicesContext.ts'
import { whenIdle } from '#platform/device/whenIdle.ts'

import { type BoardEvent, listenToBoard } from './boardStream.ts'
import { updateBoard } from './boardUpdate.ts'
import { type BoardHealth, followBoard } from './followBoard.ts'
import { type Board, boardQuery } from './sports.queries.ts'

/** Health of the board on the screen. */
const healthAtom = atom<BoardHealth>('current')

/** Follower of a site: one for all boards on the screen. */
interface Follower {
  boards: number
  readonly stop: () => void
}
const followers = new WeakMap<QueryClient, Follower>()

/** Ends a wait at the latest when the signal fires. */
const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * Hands events over together, once a frame.
 * @returns takes an event; those that come after the signal fired, or wait then, are dropped
 */
function inFrames(
  onEvents: (events: readonly BoardEvent[]) => void,
  signal: AbortSignal,
): (event: BoardEvent) => void {
  let waiting: BoardEvent[] = []
  return (event) => {
    waiting.push(event)
    if (waiting.length > 1) return
    requestAnimationFrame(() => {
      if (!signal.aborted) onEvents(waiting)
      waiting = []
    })
  }
}

/**
 * Follows the board while the page is visible: the stream ends when it is hidden, and continues from its last event. It
 * begins when the page is at rest, as nobody waits for it.
 */
function startFollowing({ queryClient, gateway, store }: SiteServices, context: GameContext): () => void {
  const query = boardQuery(context)
  const stopped = new AbortController()
  let hidden = new AbortController()
  const onEvents = (events: readonly BoardEvent[]): void => {
    store.set(healthAtom, 'current')
    queryClient.setQueryData<Board>(
      query.queryKey,
      (board) => board && events.reduce((known, { id, update }) => updateBoard(known, id, update), board),
    )
  }
  function follow(): void {
    hidden.abort()
    hidden = new AbortController()
    if (document.visibilityState === 'hidden') return
    void followBoard(
      {
        listen: (signal) =>
          listenToBoard(
            gateway,
            queryClient.getQueryData<Board>(query.queryKey)?.eventId,
            inFrames(onEvents, signal),
            signal,
          ),
        poll: () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
        wait,
        onHealth: (health) => store.set(healthAtom, health),
      },
      hidden.signal,
    )
  }
  document.addEventListener('visibilitychange', follow, { signal: stopped.signal })
  whenIdle(() => stopped.signal.aborted || follow())
  return () => {
    stopped.abort()
    hidden.abort()
  }
}

/** Board with its health. */
export interface FollowedBoard {
  readonly board: Board | undefined
  readonly isPending: boolean
  /** True while neither stream nor polling brings news. */
  readonly lost: boolean
}

/**
 * Sports board, kept current while it is followed.
 * @param follows true while the caller's board is near the screen
 */
export function useBoard(follows: boolean): FollowedBoard {
  const services = useServices()
  const context = useGameContext()
  const { data: board, isPending, isError } = useQuery(boardQuery(context))
  const health = useAtomValue(healthAtom)
  const offered = board?.sportsbook !== undefined
  const { queryClient } = services
  useEffect(() => {
    if (!follows || !offered) return undefined
    const follower = followers.get(queryClient) ?? { boards: 0, stop: startFollowing(services, context) }
    followers.set(queryClient, follower)
    follower.boards += 1
    return () => {
      follower.boards -= 1
      if (follower.boards > 0) return
      follower.stop()
      followers.delete(queryClient)
    }
  }, [follows, offered, services, context, queryClient])
  return { board, isPending, lost: health === 'lost' || isError }
}
