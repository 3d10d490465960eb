import { unwrap, type Gateway, type Schemas } from '@livery/api'
import {
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'

import { sessionOf } from '#capabilities/entrance/signedIn.ts'
import { isRefusal } from '#platform/errors/refusalOf.ts'
import type { Session } from '#platform/session/session.ts'

/** Creates a passkey for the signed-in member on the device. @throws GatewayError, WebAuthnError */
export async function createPasskey(gateway: Gateway): Promise<Schemas['Passkey']> {
  const optionsJSON = await unwrap(gateway.POST('/wps/member/passkeys/options'))
  const { id, response, authenticatorAttachment } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return unwrap(
    gateway.POST('/wps/member/passkeys', {
      body: {
        id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject, transports: transports.filter(isTransport) },
        ...(authenticatorAttachment && { authenticatorAttachment }),
      },
    }),
  )
}

/**
 * Signs in with a passkey. A passkey that the gateway no longer knows is removed from the device too, where the
 * browser supports that.
 *
 * @param mediation - `autofill` waits silently until the player picks a passkey at the name's field
 * @throws GatewayError, WebAuthnError; an `AbortError` when another try took its place
 */
export async function signInWithPasskey(
  gateway: Gateway,
  mediation: 'button' | 'autofill',
): Promise<Session> {
  const optionsJSON = await unwrap(gateway.POST('/wps/session/passkey/options'))
  const { id, response, authenticatorAttachment } = await startAuthentication({
    optionsJSON,
    useBrowserAutofill: mediation === 'autofill',
  })
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
  try {
    return sessionOf(
      await unwrap(
        gateway.POST('/wps/session/passkey', {
          body: {
            id,
            type: 'public-key',
            response: { clientDataJSON, authenticatorData, signature, userHandle },
            ...(authenticatorAttachment && { authenticatorAttachment }),
          },
        }),
      ),
    )
  } catch (error) {
    if (isRefusal(error, 'passkey.unknown')) await forgetOnDevice(optionsJSON.rpId, id)
    throw error
  }
}

/** Cancels a pending passkey ceremony. */
export const cancelPasskey = (): void => WebAuthnAbortService.cancelCeremony()

async function forgetOnDevice(rpID: string, credentialID: string): Promise<void> {
  try {
    await sendSignal({ signalName: 'unknownCredential', rpID, credentialID })
  } catch {
    // Optional: not every browser supports the removal, and the login goes on without it.
  }
}

type Transport = Schemas['AuthenticatorTransport']

const TRANSPORTS: ReadonlySet<string> = new Set<Transport>([
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
])

const isTransport = (name: string): name is Transport => TRANSPORTS.has(name)
