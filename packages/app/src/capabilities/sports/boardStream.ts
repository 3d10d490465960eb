import type { Gateway, Schemas } from '@livery/api'
import { createParser } from 'eventsource-parser'

import { BOARD_SIZE } from './sports.queries.ts'

/** Event of the board's stream. */
export interface BoardEvent {
  readonly id: string
  readonly update: Schemas['SportsUpdate']
}

/**
 * Listens to the changes of the board until the stream ends.
 * @param since id of the last event that is known
 * @returns true when the stream said anything
 * @throws GatewayError where it does not begin; the signal's reason once that fires
 */
export async function listenToBoard(
  gateway: Gateway,
  since: string | undefined,
  onEvent: (event: BoardEvent) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const { data } = await gateway.GET('/lgw/sports/stream', {
    params: {
      query: { size: BOARD_SIZE },
      ...(since !== undefined && { header: { 'Last-Event-ID': since } }),
    },
    headers: { Accept: 'text/event-stream' },
    // A stream has no end that a page could wait for, as browsers and crawlers do for requests of a high priority.
    priority: 'low',
    parseAs: 'stream',
    signal,
  })
  if (!data) return false
  const parser = createParser({
    onEvent: ({ id = '', data: text }) =>
      onEvent({ id, update: JSON.parse(text) as Schemas['SportsUpdate'] }),
  })
  const reader = data.getReader()
  const decoder = new TextDecoder()
  let heard = false
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return heard
    heard = true
    parser.feed(decoder.decode(value, { stream: true }))
  }
}
