import { unwrap, type Gateway } from '@livery/api'
import { sendSignal, startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'

import { sessionOf } from '#capabilities/entrance/signedIn.ts'
import { isRefusal } from '#platform/errors/refusalOf.ts'
import type { Session } from '#platform/session/session.ts'

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
