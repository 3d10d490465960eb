import { duePeriods, payOf, type Stretch, type TeamResult } from '@livery/domain/agents'

import type { Db } from '../database/index.ts'
import type { Job } from '../jobs/index.ts'
import { hourly } from '../jobs/schedule.ts'
import { houseAccount, memberAccount, post } from '../ledger/index.ts'
import { letterSum, sendLetter } from '../messages/letters.ts'
import { tiersOf, type ContractRow } from './contracts.ts'
import { hourResultsOf, teamOf, type HourResult } from './team.ts'

const HOUR_MS = 3_600_000

interface PaidContract extends ContractRow {
  readonly merchant: string
  readonly member_id: bigint
  readonly currency: string
}

/** Currency of a merchant by its code. */
export type CurrencyOf = (merchant: string) => string

/** Job that pays contracts. A run finds every period that has ended, so that after a pause one is enough. */
export const contractPay: Job = {
  name: 'agents/contract-pay',
  about: 'Wages and dividends of the periods that ended',
  schedule: hourly(),
  catchUp: 'latest',
  run: async ({ tx, services: { merchants }, due }) => {
    await payContracts(tx, (code) => merchants.get(code).currency, due)
  },
}

/**
 * Pays every accepted contract for the periods that have ended (S-agent-09). It may run at any time, in any
 * number of processes and after any pause: a contract's row is locked while it is reckoned, and remembers up
 * to when.
 * @returns number of payments made
 */
export async function payContracts(db: Db, currencyOf: CurrencyOf, now: Date): Promise<number> {
  const open = await db.rows<{ id: bigint }>`
    select id from agent_contract
    where state = 'active' and answered_at is not null
      and coalesce(reckoned_until, answered_at) < least(ends_at, ${now}) and starts_at < ${now}
    order by id`
  let paid = 0
  for (const { id } of open) paid += await db.transaction((tx) => payContract(tx, id, currencyOf, now))
  return paid
}

async function payContract(tx: Db, id: bigint, currencyOf: CurrencyOf, now: Date): Promise<number> {
  const row = await tx.row<
    Omit<PaidContract, 'currency'>
  >`select * from agent_contract where id = ${id} for update`
  if (!row) return 0
  const contract = { ...row, currency: currencyOf(row.merchant) }
  const due = duePeriods(lifeOf(contract), now.getTime())
  const [first, last] = [due[0], due.at(-1)]
  if (!first || !last) return 0
  const team = await teamOf(tx, contract.merchant, contract.member_id.toString())
  const hours = await hourResultsOf(
    tx,
    team.map((member) => member.id),
    { from: new Date(first.from), to: new Date(last.to) },
  )
  const results = resultsOf(hours, due)
  let paid = 0
  for (const [index, stretch] of due.entries()) {
    const result = results[index]
    if (result && (await payPeriod(tx, contract, stretch, result))) paid += 1
  }
  await tx.run`update agent_contract set reckoned_until = ${new Date(last.to)} where id = ${id}`
  return paid
}

/** Part of a contract's life that is not yet reckoned; it begins and ends with full hours. */
function lifeOf({ period, starts_at, answered_at, ends_at, reckoned_until }: ContractRow) {
  const start = Math.max(starts_at.getTime(), answered_at?.getTime() ?? Number.POSITIVE_INFINITY)
  const end = ends_at?.getTime() ?? Number.POSITIVE_INFINITY
  return {
    period,
    from: reckoned_until?.getTime() ?? Math.ceil(start / HOUR_MS) * HOUR_MS,
    to: Math.floor(end / HOUR_MS) * HOUR_MS,
  }
}

/** A team's result in each stretch; stretches are in order and without gaps. */
function resultsOf(hours: readonly HourResult[], stretches: readonly Stretch[]): TeamResult[] {
  const byMember = stretches.map(() => new Map<bigint, { staked: bigint; net: bigint }>())
  for (const { member_id, hour, staked, net } of hours) {
    const index = stretches.findLastIndex(({ from }) => from <= hour.getTime())
    const members = byMember[index]
    const before = members?.get(member_id) ?? { staked: 0n, net: 0n }
    members?.set(member_id, { staked: before.staked + staked, net: before.net + net })
  }
  return byMember.map((members) => {
    const all = [...members.values()]
    return {
      staked: all.reduce((sum, one) => sum + one.staked, 0n),
      net: all.reduce((sum, one) => sum + one.net, 0n),
      activeMembers: all.filter((one) => one.staked > 0n).length,
    }
  })
}

/**
 * Pays one period, dated by its end: a run that catches up gives the result it would have given in time.
 * @returns true when the period paid
 */
async function payPeriod(
  tx: Db,
  contract: PaidContract,
  stretch: Stretch,
  result: TeamResult,
): Promise<boolean> {
  const { id, merchant, member_id, kind, currency } = contract
  const { rate, amount } = payOf(kind, tiersOf(contract), result)
  if (amount === 0n) return false
  const [from, to] = [new Date(stretch.from), new Date(stretch.to)]
  const first = await tx.run`
    insert into agent_pay (contract_id, member_id, from_at, to_at, staked, net, active_members, rate, amount, paid_at)
    values (${id}, ${member_id}, ${from}, ${to}, ${result.staked}, ${result.net}, ${result.activeMembers}, ${rate},
      ${amount}, ${to})
    on conflict do nothing`
  if (first === 0) return false
  await post(tx, {
    merchant,
    key: `contract:${id}:${from.toISOString()}`,
    kind: 'commission',
    currency,
    entries: [
      { account: memberAccount(member_id.toString()), amount },
      { account: houseAccount('commission'), amount: -amount },
    ],
    at: to,
    detail: { contract: kind, from: from.toISOString() },
  })
  // An hourly wage sends no letter: two dozen a day would bury the others.
  if (kind !== 'hourly') {
    await sendLetter(tx, {
      merchant,
      memberId: member_id.toString(),
      template: kind === 'salary' ? 'salaryPaid' : 'dividendPaid',
      details: { amount: letterSum(amount, currency), day: from.toISOString().slice(0, 10) },
      now: to,
    })
  }
  return true
}
