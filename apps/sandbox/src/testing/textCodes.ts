import type { FastifyInstance } from 'fastify'

import type { Player } from './player.ts'

/** Mobile number as the calls take it. */
export interface MobileNumber {
  readonly mobileNum: string
  readonly countryDialingCode: string
}

/** Asks for a code by text message, to sign in with. */
export const sendCode = async (who: Player, phone: MobileNumber) =>
  who.call('POST', '/wps/verification/sms/noLogin', { body: { ...phone, human: await who.human() } })

/** Signs in with a code that came by text message. */
export const enterCode = (who: Player, { mobileNum, countryDialingCode }: MobileNumber, code: string) =>
  who.sealed('POST', '/wps/session/login', {
    type: 'sms',
    username: mobileNum,
    countryDialingCode,
    password: code,
  })

/**
 * Last code that was sent to a number.
 * @param to dialling code and number, digits only
 * @returns empty without one
 */
export async function lastCode(app: FastifyInstance, to: string): Promise<string> {
  const answer = await app.inject(`/sandbox/outbox?to=${to}`)
  return answer.json<{ list: { code: string }[] }>().list[0]?.code ?? ''
}
