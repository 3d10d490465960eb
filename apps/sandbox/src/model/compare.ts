import { MAIN_WALLET } from '../ledger/index.ts'
import { dayOf } from './expectation.ts'
import { VENDOR } from './orders.ts'
import { nowOf, type World } from './world.ts'

interface RewardRow {
  readonly id: bigint
  readonly key: string
  readonly amount: bigint
  readonly member_id: bigint
  readonly expires_at: Date
}

/** Compares the sandbox with what it should hold. @throws Error with every difference */
export async function check(world: World): Promise<void> {
  const { db } = world.sandbox
  const faults = await world.watch.look(db)
  const rows = await db.rows<RewardRow>`
    select id, key, amount, member_id, expires_at from reward where id > ${world.newestReward} order by id`
  const byId = new Map(world.members.map((member) => [member.id, member]))
  for (const row of rows) {
    world.newestReward = row.id
    const member = byId.get(row.member_id.toString())
    if (!member) continue
    const expected = member.rewards.get(row.key)
    if (expected?.amount !== row.amount)
      faults.push(`${row.key} gave ${row.amount}, promised were ${expected?.amount ?? 'nothing'}`)
  }
  const counts = await db.rows<{ member_id: bigint; state: string; count: number }>`
    select member_id, case when claimed_at is not null then 'claimed' when expired_at is not null then 'expired'
      else 'unclaimed' end as state, count(*)::int as count
    from reward where member_id = any(${world.members.map(({ id }) => BigInt(id))}::bigint[])
    group by member_id, state`
  const counted = new Map(counts.map((row) => [`${row.member_id} ${row.state}`, row.count]))
  for (const member of world.members) {
    for (const state of ['unclaimed', 'claimed', 'expired'] as const) {
      const expected = [...member.rewards.values()].filter((reward) => reward.state === state).length
      const actual = counted.get(`${member.id} ${state}`) ?? 0
      if (expected !== actual)
        faults.push(`member ${member.id} has ${actual} rewards ${state}, due are ${expected}`)
    }
  }
  faults.push(...(await payFaults(world)), ...(await purseFaults(world)))
  if (faults.length > 0)
    throw new Error(
      `After step ${world.steps}, on ${dayOf(nowOf(world))}:\n${faults.slice(0, 20).join('\n')}`,
    )
}

/** Balances of all members against what came in and went out. */
async function purseFaults({ members, sandbox }: World): Promise<string[]> {
  const rows = await sandbox.db.rows<{ member_id: bigint; wallet: string; balance: bigint }>`
    select member_id, wallet, balance from ledger_account
    where member_id = any(${members.map(({ id }) => BigInt(id))}::bigint[])`
  const held = new Map(rows.map(({ member_id, wallet, balance }) => [`${member_id} ${wallet}`, balance]))
  return members.flatMap(({ id, balance, atVendor }) =>
    [[MAIN_WALLET, balance] as const, [VENDOR, atVendor] as const].flatMap(([wallet, expected]) => {
      const actual = held.get(`${id} ${wallet}`) ?? 0n
      return actual === expected ? [] : [`member ${id} holds ${actual} in ${wallet}, due are ${expected}`]
    }),
  )
}

/** Pays of contracts, and commission in the ledger, against what was due. */
async function payFaults(world: World): Promise<string[]> {
  const { db } = world.sandbox
  const agents = world.members.filter(({ agent, commission }) => agent || commission > 0n)
  const ids = agents.map(({ id }) => BigInt(id))
  const rows = await db.rows<{ id: bigint; member_id: bigint; from_at: Date; to_at: Date; amount: bigint }>`
    select id, member_id, from_at, to_at, amount from agent_pay
    where id > ${world.newestPay} and member_id = any(${ids}::bigint[]) order by id`
  const faults = rows.flatMap((row) => {
    world.newestPay = row.id
    const owed = world.members
      .find(({ id }) => id === row.member_id.toString())
      ?.pays.some(
        ({ from, to, amount }) =>
          from === row.from_at.getTime() && to === row.to_at.getTime() && amount === row.amount,
      )
    return owed ? [] : [`${row.amount} were paid to ${row.member_id} from ${row.from_at.toISOString()}`]
  })
  const sums = await db.rows<{ member_id: bigint; pays: number; commission: bigint }>`
    select id as member_id, (select count(*)::int from agent_pay where agent_pay.member_id = member.id) as pays,
      (select coalesce(sum(entry.amount), 0)::bigint
        from ledger_account account join ledger_entry entry on account_id = account.id
          join ledger_transfer transfer on transfer.id = transfer_id
        where account.member_id = member.id and kind = 'commission') as commission
    from member where id = any(${ids}::bigint[])`
  for (const { member_id, pays, commission } of sums) {
    const agent = agents.find(({ id }) => id === member_id.toString())
    if (agent?.pays.length !== pays || agent.commission !== commission)
      faults.push(
        `member ${member_id} got ${pays} pays, ${commission} in all; due are ${agent?.pays.length}, ${agent?.commission}`,
      )
  }
  return faults
}
