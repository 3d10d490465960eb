import { createGateway, unwrap, type ValueOf } from '@livery/api'

/** The client of the platform: on this page's own origin, without a session. */
const gateway = createGateway({
  baseUrl: '',
  merchant: 'another-team',
  gateway: 1,
  getLanguage: () => 'VI',
  getToken: () => null,
})

/** The player's wallet. @throws GatewayError for every answer but a wallet */
export function readWallet(): Promise<ValueOf<'getWallet'>> {
  return unwrap(gateway.GET('/wps/wallets/gcs'))
}
