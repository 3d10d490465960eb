import { Readable } from 'node:stream'

import type { EventsOf } from '../wire.ts'
import type { Answer } from './answers.ts'

/** Time in ms after which a browser connects again once a stream has ended. */
const RETRY_MS = 3000

/**
 * Answer of server-sent events, whose data is JSON (HTML, section 9.2).
 * @param problemOf violation of the contract by an event's data, which ends the stream
 */
export function streamAnswer(events: EventsOf, problemOf: (data: unknown) => string | undefined): Answer {
  async function* text() {
    yield `retry: ${RETRY_MS}\n\n`
    for await (const event of events) {
      if (event !== undefined && problemOf(event.data)) return
      yield event === undefined ? ':\n\n' : `id: ${event.id}\ndata: ${JSON.stringify(event.data)}\n\n`
    }
  }
  return {
    status: 200,
    // A proxy that gathers answers, as nginx does, would hold events back.
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
    body: Readable.from(text()),
  }
}
