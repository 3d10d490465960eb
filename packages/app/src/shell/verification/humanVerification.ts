import { unwrap, type Gateway } from '@livery/api'

import { answerOf, expiryOf, type Challenge } from './proofOfWork.ts'
import { solveInBackground } from './solveInBackground.ts'

/** Time an answer must still be good for when it is handed out, ms: a slow network has to get it there. */
const MARGIN = 20_000

/** Shows that a person's own device is at work, without asking the person anything. */
export interface HumanVerification {
  /** Works ahead, so that the answer is there when the form is sent. Rejects when it cannot; `answer` then tries again. */
  prepare(): Promise<void>
  /** An answer that was not used yet. @throws when the gateway or the device cannot provide one */
  answer(): Promise<string>
}

interface Prepared {
  readonly answer: string
  readonly expires: number
}

/**
 * The gateway's proof of work. An answer is good for one call: each `answer` uses one up.
 * @param instead what the answer stands in for; such work is harder
 */
export function createHumanVerification(gateway: Gateway, instead?: 'captcha'): HumanVerification {
  let ahead: Promise<Prepared> | undefined

  async function work(): Promise<Prepared> {
    const challenge: Challenge = await unwrap(
      gateway.GET('/wps/verification/human', { params: { query: { ...(instead && { instead }) } } }),
    )
    const started = performance.now()
    const number = await solveInBackground(challenge)
    return { answer: answerOf(challenge, number, performance.now() - started), expires: expiryOf(challenge) }
  }

  return {
    async prepare() {
      ahead ??= work()
      try {
        await ahead
      } catch (error) {
        ahead = undefined
        throw error
      }
    },
    async answer() {
      const prepared = await ahead?.catch(() => undefined)
      ahead = undefined
      if (prepared && prepared.expires - Date.now() > MARGIN) return prepared.answer
      return (await work()).answer
    },
  }
}
