import { createGateway, type GatewayOptions } from '../createGateway.ts'

/** Sample answer of `GET /wps/wallets/gcs`. */
export const WALLET = { currency: 'EUR', symbol: '€', sumBalance: '10.00', balance: '10.00', wallets: [] }

export const success = (value: unknown, init?: ResponseInit) => Response.json({ success: true, value }, init)
export const failure = (status: number, code: string, headers?: HeadersInit) =>
  Response.json(
    { success: false, code, message: 'No.', requestId: 'request-1' },
    { status, ...(headers && { headers }) },
  )

/** Gateway whose network is `answer`, and the requests that it received. */
export function gatewayWith(
  answer: (request: Request) => Response | Promise<Response>,
  options: Partial<GatewayOptions> = {},
) {
  const requests: Request[] = []
  const gateway = createGateway({
    baseUrl: 'https://aurora.example',
    merchant: 'AUR01',
    gateway: 3,
    getLanguage: () => 'EN',
    getToken: () => 'a-token-of-the-session',
    ...options,
    fetch: async (request) => {
      requests.push(request.clone())
      return answer(request)
    },
  })
  const last = () => {
    const request = requests.at(-1)
    if (!request) throw new Error('Nothing was asked.')
    return request
  }
  return { gateway, requests, last }
}

/** Network that never answers, and rejects when aborted. */
export const silence = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => {
    const hangUp = () => reject(signal.reason as Error)
    if (signal.aborted) hangUp()
    signal.addEventListener('abort', hangUp)
  })

/** Error that a promise rejects with, if any. */
export const caught = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )
