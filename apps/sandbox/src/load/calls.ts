import { randomUUID } from 'node:crypto'

import { MERCHANT, type Prepared, VENDOR } from '../testing/preparedMembers.ts'

/** A member under load, with an open game. */
export interface LoadedMember extends Prepared {
  readonly bearer: string
}

/** One request. */
export interface LoadCall {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** Kind of call: its share of the mix, and the processor time in ms that it may take. */
export interface LoadKind {
  readonly name: string
  readonly share: number
  readonly budgetMs: number
  readonly call: (member: LoadedMember) => LoadCall
}

/** Budgets in ms of processor time a request, for one process over PostgreSQL. */
const LOOK_UP_MS = 0.5
const BET_MS = 1.5

const VISITOR = { merchant: MERCHANT, 'accept-language': 'EN', gateway: '3' }

const headersOf = ({ token }: LoadedMember) => ({ ...VISITOR, authorization: `Bearer ${token}` })

const lookUp = (name: string, share: number, path: string, isPublic = false): LoadKind => ({
  name,
  share,
  budgetMs: LOOK_UP_MS,
  call: (member) => ({ method: 'GET', path, headers: isPublic ? VISITOR : headersOf(member) }),
})

const movement = (name: string, share: number, path: string, body: () => unknown): LoadKind => ({
  name,
  share,
  budgetMs: BET_MS,
  call: (member) => ({
    method: 'POST',
    path,
    headers: { ...headersOf(member), 'idempotency-key': randomUUID() },
    body: body(),
  }),
})

/** The mix of an evening: four fifths look-ups, one fifth money. */
export const KINDS: readonly LoadKind[] = [
  lookUp('status', 10, '/wps/system/status', true),
  lookUp('brand', 8, '/wps/system/whitelabel', true),
  lookUp('games', 8, '/lgw/games/mobile?pageSize=30', true),
  lookUp('promotions', 6, '/wps/promotions', true),
  lookUp('member', 10, '/wps/member/info'),
  lookUp('wallet', 16, '/wps/wallets/gcs'),
  lookUp('unread', 8, '/wps/message/inbox/unread'),
  lookUp('records', 8, '/wps/transaction/records?period=month'),
  lookUp('rewards', 6, '/wps/rewards'),
  {
    name: 'round of a game',
    share: 14,
    budgetMs: BET_MS,
    call: ({ bearer, game }) => ({
      method: 'POST',
      path: '/play/api/rounds',
      headers: { authorization: `Bearer ${bearer}` },
      body: { roundId: randomUUID(), stake: game.stake },
    }),
  },
  movement('transfer', 4, '/wps/relay/GCS_walletTransfer', () => ({
    direction: 'in',
    vassalage: VENDOR,
    amount: '0.01',
  })),
  movement('deposit order', 2, '/wps/transaction/deposit', () => ({ channelId: 'card', amount: '25.00' })),
]
