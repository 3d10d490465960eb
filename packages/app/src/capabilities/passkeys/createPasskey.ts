import { unwrap, type Gateway, type Schemas } from '@livery/api'
import { startRegistration } from '@simplewebauthn/browser'

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
