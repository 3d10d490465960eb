import { unwrap, type Gateway } from '@livery/api'

import { answerOf, expiryOf, type Challenge } from './proofOfWork.ts'
import { solveInBackground } from './solveInBackground.ts'

/** Minimum remaining validity of an answer that is handed out, ms: enough for a slow network. */
const MARGIN = 20_000

/** Proof of work by the player's device, without any question to the player. */
export interface HumanVerification {
  /**
   * Starts the work early, so that the answer is ready when the form is sent. Rejects when it fails; `answer` then
   * tries again.
   */
  prepare(): Promise<void>
  /** An unused answer. @throws when the gateway or the device cannot provide one */
  answer(): Promise<string>
}

interface Prepared {
  readonly answer: string
  readonly expires: number
}

/**
 * Proof of work for the gateway. An answer is valid for one call: each `answer` uses one up.
 *
 * @param instead what the answer replaces; such work is harder
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
