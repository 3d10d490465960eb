import { isPlayRoute } from '../jurisdiction/duties.ts'
import type { RouteId } from '../routes/routeTable.ts'

/** Kinds of agent contracts, by payment: a wage a day, a wage an hour, a share of the team's losses. */
export const CONTRACT_KINDS = ['salary', 'hourly', 'dividend'] as const
export type ContractKind = (typeof CONTRACT_KINDS)[number]

/** Number of requests of each kind that wait for an answer (S-agent-08). */
export type ContractRequests = Readonly<Record<ContractKind, number>>

/** Route of the page of each contract kind. */
export const CONTRACT_ROUTES = {
  salary: 'salaryContract',
  hourly: 'hourlyContract',
  dividend: 'dividendContract',
} as const satisfies Readonly<Record<ContractKind, RouteId>>

/** Contract kind of a page; undefined for every other page. */
export function contractKindOf(routeId: RouteId): ContractKind | undefined {
  return CONTRACT_KINDS.find((kind) => CONTRACT_ROUTES[kind] === routeId)
}

/**
 * True for pages on which a prompt about pending contracts may open: not in a running game, nor on the
 * contract pages.
 */
export function mayPromptContracts(routeId: RouteId): boolean {
  return !isPlayRoute(routeId) && contractKindOf(routeId) === undefined
}

/** Contract kinds with pending requests, and the number of each. */
export function pendingContracts(
  requests: ContractRequests,
): readonly { readonly kind: ContractKind; readonly count: number }[] {
  return CONTRACT_KINDS.map((kind) => ({ kind, count: requests[kind] })).filter(({ count }) => count > 0)
}

/**
 * True when a contract can be answered: it is pending and has not expired.
 * @param now ms since 1970
 */
export function awaitsAnswer(
  contract: { readonly state: string; readonly endsAt?: string | undefined },
  now: number,
): boolean {
  return contract.state === 'pending' && (contract.endsAt === undefined || Date.parse(contract.endsAt) > now)
}
