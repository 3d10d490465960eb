import type { RouteId } from './routeTable.ts'

/** What an agent's contract pays: a wage a day, a wage an hour, a share of the team's losses. */
export const CONTRACT_KINDS = ['salary', 'hourly', 'dividend'] as const
export type ContractKind = (typeof CONTRACT_KINDS)[number]

/** How many requests of each kind wait for an answer, by the wire's names (specification, 'Contract request response value'). */
export interface ContractRequests {
  readonly dailysalreqtype: number
  readonly contracthoursalreq: number
  readonly divtypecompperiodreq: number
}

const REQUESTS: Readonly<Record<ContractKind, keyof ContractRequests>> = {
  salary: 'dailysalreqtype',
  hourly: 'contracthoursalreq',
  dividend: 'divtypecompperiodreq',
}

/** The page of each kind. */
export const CONTRACT_ROUTES = {
  salary: 'salaryContract',
  hourly: 'hourlyContract',
  dividend: 'dividendContract',
} as const satisfies Readonly<Record<ContractKind, RouteId>>

/** The kind that a page is about; undefined for every other page. */
export function contractKindOf(routeId: string): ContractKind | undefined {
  return CONTRACT_KINDS.find((kind) => CONTRACT_ROUTES[kind] === routeId)
}

/** Pages on which a game may be running: nothing that can wait lies over it. */
const PLAYING: ReadonlySet<string> = new Set<RouteId>(['launchGame', 'lotteryFrame'])

/** Whether a page may be interrupted with word of contracts that wait: not a running game, nor the contracts themselves. */
export function mayPromptContracts(routeId: string): boolean {
  return !PLAYING.has(routeId) && contractKindOf(routeId) === undefined
}

/** The kinds of which requests wait, with how many. */
export function pendingContracts(
  requests: ContractRequests,
): readonly { readonly kind: ContractKind; readonly count: number }[] {
  return CONTRACT_KINDS.map((kind) => ({ kind, count: requests[REQUESTS[kind]] })).filter(
    ({ count }) => count > 0,
  )
}

/** Whether a contract can be answered at a moment: it is pending, and has not ended meanwhile. @param now ms since 1970 */
export function awaitsAnswer(
  contract: { readonly state: string; readonly endsAt?: string | undefined },
  now: number,
): boolean {
  return contract.state === 'pending' && (contract.endsAt === undefined || Date.parse(contract.endsAt) > now)
}
