import type { FastifyInstance, FastifyRequest } from 'fastify'

import { fail } from '../failure.ts'
import { auditLedger, toDecimal } from '../ledger/index.ts'
import type { Services } from '../operations.ts'
import { reset } from '../seed/seedOnce.ts'
import { gatherHandlers } from '../server/app.ts'
import { rotateKeys } from '../sessions/loginKeys.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { changeState, readState } from '../state/merchantState.ts'
import { readStateChange } from '../state/stateSchema.ts'
import { readOutbox } from '../verification/outbox.ts'

interface LedgerEvent {
  readonly transfer: bigint
  readonly merchant: string
  readonly kind: string
  readonly account: string
  readonly amount: bigint
  readonly balanceAfter: bigint
  readonly currency: string
  readonly at: Date
  readonly detail: unknown
}

/** Routes for tests and the console, which the site never calls. */
export function controlRoutes(app: FastifyInstance, services: Services): void {
  const { db, merchants, clock, log, contract, modules } = services
  const route = (
    method: 'GET' | 'PUT' | 'POST',
    url: string,
    handler: (request: FastifyRequest) => Promise<unknown>,
  ) => app.route({ method, url, handler })
  const queryOf = (request: FastifyRequest) => request.query as Readonly<Record<string, string | undefined>>
  const merchantOf = (request: FastifyRequest) => {
    const code =
      queryOf(request)['merchant'] ?? request.headers['merchant']?.toString() ?? merchants.all[0]?.code
    return merchants.get(code).code
  }

  route('GET', '/sandbox/state', async (request) => readState(db, merchantOf(request)))

  route('PUT', '/sandbox/state', async (request) => {
    const read = readStateChange(request.body)
    if ('problem' in read) fail(400, 'request.invalid', { message: read.problem })
    const merchant = merchantOf(request)
    return db.transaction(async (tx) => {
      const state = await changeState(tx, merchant, read.change)
      if (read.change.disabled) await endSessionsOf(tx, merchant, state.disabled, clock.now())
      return state
    })
  })

  route('GET', '/sandbox/outbox', async (request) => {
    const { to, merchant } = queryOf(request)
    return { list: await readOutbox(db, { to: to?.replaceAll(/[^\w.@-]/g, ''), merchant }) }
  })

  route('GET', '/sandbox/captcha', async (request) => {
    const kept = await db.row<{ answer: string }>`
      select answer from captcha where id = ${queryOf(request)['id'] ?? ''}`
    return (
      kept ?? fail(404, 'resource.not_found', { message: 'No captcha with this id waits for an answer.' })
    )
  })

  route('POST', '/sandbox/reset', async () => {
    await reset(services)
    return { reset: true }
  })

  route('POST', '/sandbox/rotate-keys', async () => ({
    keys: (await rotateKeys(db, clock.now())).map((key) => key['kid']),
  }))

  route('GET', '/sandbox/events', async (request) => {
    const { merchant, account, limit } = queryOf(request)
    const events = await db.rows<LedgerEvent>`
      select transfer.id as transfer, transfer.merchant, kind, split_part(account.name, '/', 1) as account, amount,
        balance_after as "balanceAfter", transfer.currency, posted_at as at, detail
      from ledger_entry entry join ledger_transfer transfer on transfer.id = transfer_id
        join ledger_account account on account.id = account_id
      where (${merchant ?? null}::text is null or transfer.merchant = ${merchant ?? null})
        and (${account ?? null}::text is null or split_part(account.name, '/', 1) = ${account ?? null})
      order by entry.id desc limit ${Math.min(Number(limit) || 100, 1000)}`
    const list = events.map((event) => ({
      merchant: event.merchant,
      kind: event.kind,
      account: event.account,
      currency: event.currency,
      at: event.at,
      detail: event.detail,
      transfer: event.transfer.toString(),
      amount: toDecimal(event.amount, event.currency),
      balanceAfter: toDecimal(event.balanceAfter, event.currency),
    }))
    return { list }
  })

  route('GET', '/sandbox/ledger', async (request) => {
    const accounts = await db.rows<{ account: string; currency: string; balance: bigint }>`
      select split_part(name, '/', 1) as account, currency, sum(balance)::bigint as balance from ledger_account
      where merchant = ${merchantOf(request)} group by 1, 2 order by min(id)`
    return {
      faults: await auditLedger(db),
      list: accounts.map((row) => ({ ...row, balance: toDecimal(row.balance, row.currency) })),
    }
  })

  route('GET', '/sandbox/members', async (request) => {
    const { code, currency } = merchants.get(merchantOf(request))
    const username = queryOf(request)['username'] ?? null
    const rows = await db.rows<{ balance: bigint }>`
      select member.id::text, member.username, member.type, member.nickname, member.staff,
        member.vip_level as "vipLevel", member.dialling_code || member.mobile_num as mobile,
        member.excluded_until as "excludedUntil", member.self_excluded_until > ${clock.now()} as "selfExcluded", inviter.username as inviter, coalesce(account.balance, 0) as balance
      from member left join member inviter on inviter.id = member.parent_id
        left join ledger_account account
          on account.merchant = member.merchant and account.member_id = member.id and account.wallet = 'MAIN'
      where member.merchant = ${code} and (${username}::text is null or member.username = ${username})
      order by (select max(started_at) from session where session.member_id = member.id) desc nulls last, member.id
      limit 200`
    return { list: rows.map((row) => ({ ...row, balance: toDecimal(row.balance, currency) })) }
  })

  route('GET', '/sandbox/limits', async (request) => {
    const { code, currency } = merchants.get(merchantOf(request))
    const rows = await db.rows<{
      username: string
      kind: string
      period: string
      amount: bigint | null
      pendingFrom: Date | null
    }>`
      select username, kind, period, amount, pending_from as "pendingFrom"
      from member_limit join member on member.id = member_id
      where merchant = ${code} order by username, kind, period limit 200`
    return {
      list: rows.map(({ amount, ...row }) => ({
        ...row,
        amount: amount === null ? null : toDecimal(amount, currency),
      })),
    }
  })

  route('GET', '/sandbox/requests', async () => ({ list: log.requests, violations: log.violations }))

  route('GET', '/sandbox/calls', async () => {
    const built = gatherHandlers(contract, modules)
    const calls = contract.calls.map(({ operationId, method, path, summary }) => ({
      operationId,
      method: method.toUpperCase(),
      path,
      summary,
      built: built.has(operationId),
    }))
    return { built: calls.filter((call) => call.built).length, list: calls }
  })

  route('GET', '/sandbox/merchants', async () => ({
    list: merchants.all.map(({ code, name, currency }) => ({ code, name, currency })),
  }))
}
