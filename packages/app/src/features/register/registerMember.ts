import { unwrap, type Gateway, type Schemas } from '@livery/api'
import { MODULES } from '@livery/domain'

import { sessionOf } from '../../shell/entrance/signedIn.ts'
import { sendSealed } from '../../shell/sealing/sealBody.ts'
import type { Session } from '../../shell/session/index.ts'

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

/** The invitation code as the gateway spells it. @throws GatewayError `affiliate.invalid` */
export async function confirmAffiliateCode(gateway: Gateway, code: string): Promise<string> {
  const query = { code: code.trim(), module: MODULES.affiliate }
  return (await unwrap(gateway.GET('/wps/agent/affiliate', { params: { query } }))).code
}

/** Whether somebody has this name or address. A check that fails says no: the gateway asks again on registration. */
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
