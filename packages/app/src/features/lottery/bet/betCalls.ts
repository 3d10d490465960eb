import { unwrap, type Gateway, type Schemas } from '@livery/api'

import { walletFromWire, type Wallet } from '#capabilities/wallet/walletMapping.ts'

import { receiptFromWire, type Receipt } from './betMapping.ts'

/** Orders on one page of the record. */
const PAGE = 50

/** The calls of the bet page that need to know the player; each rejects with a GatewayError. */
export interface BetCalls {
  readonly wallet: (signal: AbortSignal) => Promise<Wallet>
  /** The member's latest orders with a vendor. */
  readonly orders: (vendor: string, signal: AbortSignal) => Promise<readonly Schemas['Order'][]>
  readonly placeOrder: (
    order: Schemas['LotteryBet'],
    header: { readonly 'Idempotency-Key': string },
    signal: AbortSignal,
  ) => Promise<Receipt>
}

/**
 * The calls of the bet page, with the page's own token where there is one. The session's own token replaces it: the gateway
 * sets that one last.
 * @param token asked for per call
 */
export function betCalls(gateway: Gateway, token: () => string | undefined): BetCalls {
  const headers = (): Readonly<Record<string, string>> => {
    const held = token()
    return held === undefined ? {} : { Authorization: `Bearer ${held}` }
  }
  return {
    async wallet(signal) {
      return walletFromWire(await unwrap(gateway.GET('/wps/wallets/gcs', { headers: headers(), signal })))
    },
    async orders(vendor, signal) {
      const query = { vendor, pageNo: 1, pageSize: PAGE }
      const call = gateway.GET('/lgw/orders', { params: { query }, headers: headers(), signal })
      return (await unwrap(call)).list
    },
    async placeOrder(body, header, signal) {
      const call = gateway.POST('/lgw/orders', { params: { header }, headers: headers(), body, signal })
      return receiptFromWire(await unwrap(call))
    },
  }
}
