import { payOf, payPeriodAt } from '@livery/domain/agents'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { auditLedger, houseAccount, memberAccount, post } from '../ledger/index.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { intention, player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import type { Schemas } from '../wire.ts'
import { contractsOf, tiersOf } from './contracts.ts'
import { payContracts } from './payroll.ts'
import { figuresOf, sumOf, teamOf } from './team.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

onEachDatabase('wages and dividends', (fresh) => {
  const at = useSandbox(fresh)
  const agentId = async () => {
    const row = await at.sandbox.db.row<{ id: bigint }>`
      select id from member where merchant = 'AUR01' and username = 'agent'`
    return row?.id.toString() ?? ''
  }
  const teamIds = async () => (await teamOf(at.sandbox.db, 'AUR01', await agentId())).map(({ id }) => id)
  let movements = 0
  /** Books a stake, and a win, of one of the team now. */
  const play = async (memberId: bigint, stake: bigint, win: bigint) => {
    movements += 1
    for (const [kind, amount] of [
      ['win', win],
      ['stake', -stake],
    ] as const) {
      await at.sandbox.db.transaction((tx) =>
        post(tx, {
          merchant: 'AUR01',
          key: `test:${movements}:${kind}`,
          kind,
          currency: 'EUR',
          entries: [
            { account: memberAccount(memberId.toString()), amount },
            { account: houseAccount('games'), amount: -amount },
          ],
          at: at.clock.now(),
        }),
      )
    }
  }

  test('the team’s report agrees with the wage and the ledger to the cent (S-agent-09)', async () => {
    const agent = player(at.sandbox.app)
    await agent.login('agent')
    const get = async <Value>(url: string) => (await agent.call<Value>('GET', url)).value
    const wallet = async () => Number((await get<Schemas['Wallet']>('/wps/wallets/gcs')).balance)
    const [one = 0n, two = 0n, three = 0n] = (await teamIds()).slice(-3)
    await play(one, 1111_11n, 1000_00n)
    await play(two, 700_07n, 0n)
    await play(three, 20_00n, 0n)
    // Pays what became due since the seeds, should midnight have passed meanwhile.
    await at.later(0)
    const before = await wallet()
    await at.later(DAY_MS)
    await agent.login('agent')
    const report = await get<Schemas['TeamProfitLoss']>('/wps/agent/team?period=yesterday')
    const { list, total } = await get<Schemas['AgentEarnings']>('/wps/agent/earnings?period=today')
    const wage = list.find(({ kind, to }) => kind === 'salary' && Date.parse(to) % DAY_MS === 0)
    expect(wage).toMatchObject({
      staked: report.totals.staked,
      net: report.totals.net,
      rate: '0.003',
      amount: (Math.floor(Number(report.totals.staked) * 100 * 0.003 + 1e-6) / 100).toFixed(2),
    })
    expect((await wallet()) - before).toBeCloseTo(Number(total), 2)
    expect(await get<Schemas['AgentSummary']>('/wps/agent/summary?period=today')).toMatchObject({
      commission: total,
    })
    const letters = await get<Schemas['Inbox']>('/wps/message/inbox')
    expect(letters.list[0]?.content).toContain(`€${wage?.amount}`)
    // The record of the account names the wage in words.
    const records = await get<Schemas['TransactionRecords']>('/wps/transaction/records?type=adjustment')
    expect(records.list.map(({ amount }) => amount)).toContain(wage?.amount)
  })

  test('every period that is due pays once, whenever and however often it is reckoned (S-agent-09)', async () => {
    const { db } = at.sandbox
    const id = await agentId()
    const agent = player(at.sandbox.app)
    await agent.login('agent')
    const offer = (await contractsOf(db, id, 'hourly')).find(({ state }) => state === 'pending')
    await db.run`update agent_contract set starts_at = ${at.clock.now()} where id = ${offer?.id ?? 0n}`
    const url = `/wps/agent/contract/hourly/con_${offer?.id}`
    expect((await agent.call('POST', url, { body: { answer: 'accept' }, headers: intention() })).status).toBe(
      200,
    )
    const team = await teamIds()
    const players = await db.rows<{ member_id: bigint }>`
      select member_id from ledger_account where member_id = any(${team}::bigint[]) and balance > 200000`
    const pay = () => payContracts(db, () => 'EUR', at.clock.now())
    const stake = fc.record({
      who: fc.nat(players.length - 1),
      stake: fc.integer({ min: 1, max: 90_00 }),
      win: fc.nat(90_00),
    })
    const step = fc.oneof(
      { weight: 3, arbitrary: stake },
      { weight: 2, arbitrary: fc.integer({ min: 60_000, max: 9 * HOUR_MS }) },
      { weight: 1, arbitrary: fc.constant('pay' as const) },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
        for (const one of steps) {
          if (one === 'pay') await Promise.all([pay(), pay()])
          else if (typeof one === 'number') at.clock.advance(one)
          else await play(players[one.who]?.member_id ?? 0n, BigInt(one.stake), BigInt(one.win))
        }
      }),
      { numRuns: 6, endOnFailure: true },
    )
    await Promise.all([pay(), pay()])
    const paid = await db.rows<{ from_at: Date; to_at: Date; amount: bigint }>`
      select from_at, to_at, amount from agent_pay where contract_id = ${offer?.id ?? 0n} order by from_at`
    const contract = (await contractsOf(db, id, 'hourly')).find((row) => row.id === offer?.id)
    if (!contract?.answered_at) throw new Error('The contract was not accepted.')
    // An independent reckoning of every full hour since then.
    const owed: { from_at: Date; amount: bigint }[] = []
    for (let hour = Math.ceil(contract.answered_at.getTime() / HOUR_MS) * HOUR_MS; ; hour += HOUR_MS) {
      const { from, to } = payPeriodAt('hour', hour)
      if (to > at.clock.now().getTime()) break
      const figures = await figuresOf(db, team, { from: new Date(from), to: new Date(to) })
      const { staked, won, promotions } = sumOf(figures.values())
      const activeMembers = [...figures.values()].filter((one) => one.staked > 0n).length
      const { amount } = payOf('hourly', tiersOf(contract), {
        staked,
        net: staked - won - promotions,
        activeMembers,
      })
      if (amount > 0n) owed.push({ from_at: new Date(from), amount })
    }
    expect(paid.map(({ from_at, amount }) => ({ from_at, amount }))).toEqual(owed)
    const booked = await db.row<{ sum: bigint }>`
      select sum(amount)::bigint as sum from ledger_transfer transfer join ledger_entry on transfer_id = transfer.id
        join ledger_account account on account.id = account_id
      where key like ${`contract:${offer?.id}:%`} and member_id = ${BigInt(id)}`
    expect(booked?.sum ?? 0n).toBe(owed.reduce((sum, { amount }) => sum + amount, 0n))
    expect(await auditLedger(db)).toEqual([])
    at.clock.reset()
  })

  test('the console offers a contract, with a letter; a declined one pays nothing', async () => {
    const offer = (payload: object) =>
      at.sandbox.app.inject({ method: 'POST', url: '/sandbox/contracts', payload })
    const partner = player(at.sandbox.app)
    await partner.login('partner')
    expect((await offer({ merchant: 'AUR01', username: 'partner', kind: 'salary' })).statusCode).toBe(200)
    expect((await offer({ merchant: 'AUR01', username: 'nonagent', kind: 'salary' })).statusCode).toBe(422)
    expect((await offer({ merchant: 'AUR01', username: 'partner', kind: 'weekly' })).statusCode).toBe(400)
    const inbox = (await partner.call<Schemas['Inbox']>('GET', '/wps/message/inbox')).value
    expect(inbox.list[0]).toMatchObject({ title: 'We’re offering you a contract', read: false })
    const { list } = (await partner.call<Schemas['ContractList']>('GET', '/wps/agent/contract/salary')).value
    await partner.call('POST', `/wps/agent/contract/salary/${list[0]?.id}`, { body: { answer: 'decline' } })
    await at.later(2 * DAY_MS)
    await partner.login('partner')
    const earned = (await partner.call<Schemas['AgentEarnings']>('GET', '/wps/agent/earnings?period=month'))
      .value
    expect(earned).toMatchObject({ total: '0.00', list: [] })
    at.clock.reset()
  })
})
