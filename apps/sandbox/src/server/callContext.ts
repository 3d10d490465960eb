import type { FastifyRequest } from 'fastify'

import type { Call, CallChecks } from '../contract/index.ts'
import type { CallContext, Services } from '../operations.ts'
import { readArrival } from '../sessions/arrival.ts'
import type { OperationId } from '../wire.ts'
import { readBody } from './body.ts'
import { callerIp, callerNetwork, readLanguage, siteOrigin } from './caller.ts'
import { uncleanText } from './cleanText.ts'
import { passGate } from './gate.ts'
import { refuse } from './refuse.ts'
import { whoAsks } from './whoAsks.ts'

/** A call of the contract, with what its requests are read by. */
export interface ReadParts {
  readonly call: Call
  readonly checks: CallChecks
  readonly services: Services
}

const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]

/**
 * Reads a request past the console's gate: who asks, and for what, checked against the contract.
 * @throws Failure for a closed site, a request that the contract does not allow, or a session that is missing
 */
export async function callContext(
  { call, checks, services }: ReadParts,
  request: FastifyRequest,
): Promise<CallContext> {
  const merchant = services.merchants.get(request.headers['merchant']?.toString())
  const ip = callerNetwork(request)
  const token = call.session === 'none' ? undefined : bearerOf(request)
  const language = readLanguage(request, merchant)
  const { state, session: found, offsetMs } = await readArrival(services.db, merchant.code, token)
  // No process answers in a past that another has left behind.
  services.clock.follow(offsetMs)
  await passGate(services.db, { merchant: merchant.code, state, call, ip, language })
  refuse(checks.parameters('header', { ...request.headers }))
  const signedIn = await whoAsks(call, services, { merchant, token, found, query: request.query })
  const params = { ...(request.params as CallContext['params']) }
  refuse(uncleanText(params) ?? checks.parameters('path', params))
  const query = { ...(request.query as CallContext['query']) }
  refuse(uncleanText(query) ?? checks.parameters('query', query))
  const body = (await readBody(request, call, checks)) as CallContext['body']
  return {
    operationId: call.operationId as OperationId,
    merchant,
    state,
    session: signedIn?.session ?? null,
    member: signedIn?.member ?? null,
    params,
    query,
    body,
    language,
    ip,
    wholeIp: callerIp(request),
    siteOrigin: () => siteOrigin(request, merchant),
    requestId: request.id,
    idempotencyKey: call.movesMoney ? String(request.headers['idempotency-key']) : null,
    header: (name) => request.headers[name]?.toString(),
    db: services.db,
    clock: services.clock,
    random: services.random,
    services,
  }
}
