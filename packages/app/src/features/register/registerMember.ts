import { GatewayError, unwrap, type Gateway, type Schemas } from '@livery/api'
import { MODULES } from '@livery/domain/site'
import { isAffiliateCode } from '@livery/domain/validation'

import { sessionOf } from '#capabilities/entrance/signedIn.ts'
import { sendSealed } from '#capabilities/sealing/sealBody.ts'
import type { Session } from '#platform/session/session.ts'

/** Registers; the body travels encrypted and the new member is signed in. @throws GatewayError */
export async function registerMember(
  gateway: Gateway,
  payload: Schemas['RegisterPayload'],
): Promise<Session> {
  const result = await sendSealed(gateway, payload, ({ data, encryption }) =>
    unwrap(
      gateway.PUT('/wps/member/register', { body: { data }, params: { header: { Encryption: encryption } } }),
    ),
  )
  return sessionOf(result)
}

/**
 * The invitation code as the gateway spells it. What can be no code is not asked about: the call would be refused for
 * its form.
 * @throws GatewayError `affiliate.invalid`
 */
export async function confirmAffiliateCode(gateway: Gateway, typed: string): Promise<string> {
  const code = typed.trim()
  if (!isAffiliateCode(code)) {
    const message = 'This can be no invitation code.'
    throw new GatewayError({ status: 422, code: 'affiliate.invalid', message, requestId: '' })
  }
  const query = { code, module: MODULES.affiliate }
  return (await unwrap(gateway.GET('/wps/agent/affiliate', { params: { query } }))).code
}

/** True when the name or address is taken. A failed check returns false: the gateway checks again on registration. */
export async function isTaken(gateway: Gateway, name: 'username' | 'email', value: string): Promise<boolean> {
  try {
    const { taken } =
      name === 'username'
        ? await unwrap(gateway.GET('/wps/member/username', { params: { query: { userName: value } } }))
        : await unwrap(gateway.GET('/wps/member/email', { params: { query: { email: value } } }))
    return taken
  } catch {
    return false
  }
}
