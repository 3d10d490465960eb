import { expect, test } from 'vitest'

import { auditLedger } from '../ledger/index.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { newcomer } from '../testing/newcomer.ts'
import { intention, player, type Player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import type { Schemas } from '../wire.ts'

onEachDatabase('agents', (fresh) => {
  const at = useSandbox(fresh)
  const signedIn = async (username: string, merchant?: string): Promise<Player> => {
    const who = player(at.sandbox.app, merchant)
    await who.login(username)
    return who
  }
  const get = async <Value>(who: Player, url: string) => (await who.call<Value>('GET', url)).value

  test('the summary equals the rows and their totals (S-agent-04)', async () => {
    const agent = await signedIn('agent')
    const summary = await get<Schemas['AgentSummary']>(agent, '/wps/agent/summary?period=week')
    expect(summary).toMatchObject({
      currency: 'EUR',
      members: 26,
      newMembers: 2,
      activeMembers: 22,
      deposited: '1810.00',
      staked: '13880.00',
      won: '13179.75',
    })
    expect(summary.registerUrl).toMatch(/\/m\/register\?affiliateCode=\w+$/)
    const rows = await get<Schemas['TeamProfitLoss']>(agent, '/wps/agent/team?period=week')
    expect(rows.totals).toMatchObject({ staked: summary.staked, won: summary.won, net: '700.25' })
    expect(rows).toMatchObject({ totalPages: 2 })
    expect(Math.max(...rows.list.map(({ level }) => level))).toBe(4)
    expect(rows.list.find(({ userName }) => userName === 'member')).toMatchObject({ level: 1, members: 3 })
    expect(rows.list.find(({ userName }) => userName === 'luca07')).toMatchObject({ level: 2, net: '290.00' })
    const one = await get<Schemas['TeamProfitLoss']>(agent, '/wps/agent/team?period=week&userName=Luca07')
    expect(one).toMatchObject({ totals: { net: '290.00' }, list: [{ userName: 'luca07' }], totalPages: 1 })
    const second = await get<Schemas['TeamProfitLoss']>(
      agent,
      '/wps/agent/team?period=week&pageSize=3&pageNo=3',
    )
    expect(second).toMatchObject({ totals: rows.totals, pageNum: 3, totalPages: 9 })
    expect(second.list).toEqual(rows.list.slice(6, 9))
  })

  test('the downline is the whole team, or the branch of one member (S-agent-05)', async () => {
    const agent = await signedIn('agent')
    const all = await get<Schemas['Downline']>(agent, '/wps/agent/downline')
    expect(all).toMatchObject({ members: 26, currency: 'EUR' })
    const under = await get<Schemas['Downline']>(agent, '/wps/agent/downline?userName=member')
    expect(under.list.map(({ userName, level }) => [userName, level])).toEqual([
      ['luca07', 2],
      ['mina88', 2],
      ['theo21', 2],
    ])
    expect(under).toMatchObject({ members: 3, balance: '320.00' })
    expect((await agent.call('GET', '/wps/agent/downline?userName=nonagent')).code).toBe('resource.not_found')
    expect((await agent.call('GET', '/wps/agent/downline?userName=nobody')).code).toBe('resource.not_found')
  })

  test('each merchant has its own team, and members who are no agents have none', async () => {
    const elsewhere = await signedIn('agent', 'LOT01')
    expect(await get<Schemas['AgentSummary']>(elsewhere, '/wps/agent/summary?period=week')).toMatchObject({
      currency: 'VND',
      members: 26,
      deposited: '36200000',
    })
    const member = await signedIn('member')
    for (const url of ['/wps/agent/summary', '/wps/agent/team', '/wps/agent/downline'])
      expect((await member.call('GET', url)).code).toBe('role.not_allowed')
    const partner = await signedIn('partner')
    expect(await get<Schemas['AgentSummary']>(partner, '/wps/agent/summary')).toMatchObject({ members: 1 })
  })

  test('a contract is offered, answered once, and then no longer pending (S-agent-07)', async () => {
    const agent = await signedIn('agent')
    const funds = () => get<Schemas['ConsolidatedFunds']>(agent, '/wps/member/info/funds/consolidated')
    const contracts = (kind: string) => get<Schemas['ContractList']>(agent, `/wps/agent/contract/${kind}`)
    const answer = (kind: string, id: string, how: string, who = agent) =>
      who.call<Schemas['Contract']>('POST', `/wps/agent/contract/${kind}/${id}`, { body: { answer: how } })
    expect(await funds()).toMatchObject({
      dailysalreqtype: 1,
      divtypecompperiodreq: 1,
      contracthoursalreq: 1,
    })
    const salary = await contracts('salary')
    expect(salary).toMatchObject({
      pending: 1,
      list: [{ state: 'pending', period: 'day' }, { state: 'active' }],
    })
    const waiting = salary.list[0]
    expect(waiting?.tiers).toEqual([
      { from: '1000.00', activeMembers: 5, rate: '0.005' },
      { from: '5000.00', activeMembers: 10, rate: '0.008' },
    ])
    const id = waiting?.id ?? ''
    expect((await answer('dividend', id, 'accept')).code).toBe('resource.not_found')
    expect((await answer('salary', id, 'accept', await signedIn('vip'))).code).toBe('resource.not_found')
    const both = await Promise.all([answer('salary', id, 'accept'), answer('salary', id, 'decline')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await answer('salary', id, 'accept')).code).toBe('contract.not_pending')
    const dividend = await contracts('dividend')
    expect((await answer('dividend', dividend.list[0]?.id ?? '', 'decline')).value.state).toBe('declined')
    expect(await contracts('hourly')).toMatchObject({ pending: 1, list: [{ period: 'hour' }] })
    expect(await funds()).toMatchObject({
      dailysalreqtype: 0,
      divtypecompperiodreq: 0,
      contracthoursalreq: 1,
    })
  })

  test('an ordinary member who is offered a contract is an agent from then on (S-agent-11)', async () => {
    const who = await newcomer(at.sandbox, 'climber')
    const typeOf = async (one: Player) => (await get<Schemas['Member']>(one, '/wps/member/info')).type
    const offer = async (username: string) => {
      const payload = { merchant: 'AUR01', username, kind: 'salary' }
      const { statusCode } = await at.sandbox.app.inject({
        method: 'POST',
        url: '/sandbox/contracts',
        payload,
      })
      expect(statusCode).toBe(200)
    }
    expect(await typeOf(who)).toBe(0)
    expect((await who.call('GET', '/wps/agent/summary')).code).toBe('role.not_allowed')
    await offer('climber')
    expect(await typeOf(who)).toBe(1)
    expect(await get<Schemas['AgentSummary']>(who, '/wps/agent/summary')).toMatchObject({ members: 0 })
    await offer('agent')
    expect(await typeOf(await signedIn('agent'))).toBe(2)
  })

  test('contracts are limited to candidates of merchants that have them, and end at their time (S-agent-10)', async () => {
    const url = '/wps/agent/contract/salary'
    expect((await (await signedIn('nonagent')).call('GET', url)).code).toBe('role.not_allowed')
    expect((await (await signedIn('agent', 'MER01')).call('GET', url)).code).toBe('feature.off')
    expect(await get<Schemas['ContractList']>(await signedIn('vip'), url)).toMatchObject({
      pending: 0,
      list: [],
    })
    at.clock.advance(200 * 24 * 3_600_000)
    const late = await get<Schemas['ContractList']>(await signedIn('agent'), '/wps/agent/contract/hourly')
    expect(late).toMatchObject({ pending: 0, list: [{ state: 'ended' }] })
    at.clock.reset()
  })

  test('an invited member who staked enough is rewarded once, with a turnover (S-referral-02, S-referral-05)', async () => {
    const member = await signedIn('member')
    const referral = () => get<Schemas['Referral']>(member, '/wps/agent/referral')
    const before = await referral()
    expect(before).toMatchObject({
      affiliateCode: 'ROBIN26',
      rewardPerMember: '10.00',
      earned: '20.00',
      claimable: '20.00',
      invited: [
        { userName: 'th***21', qualified: false },
        { userName: 'mi***88', qualified: true },
        { userName: 'lu***07', qualified: true },
      ],
    })
    expect(before.inviteUrl).toMatch(/^https?:\/\/[^/]+\/m\/register\?affiliateCode=ROBIN26$/)
    const claim = (headers = intention()) =>
      member.call<Schemas['InviteClaimed']>('POST', '/wps/agent/referral/claim', { headers })
    const headers = intention()
    const tries = await Promise.all([claim(headers), claim(), claim(headers)])
    const paid = tries.filter(({ status }) => status === 200).map(({ value }) => value.amount)
    expect(new Set(paid)).toEqual(new Set(['20.00']))
    expect((await claim()).code).toBe('invite.not_eligible')
    expect(await referral()).toMatchObject({ earned: '20.00', claimable: '0.00' })
    expect(await get<Schemas['Wallet']>(member, '/wps/wallets/gcs')).toMatchObject({ balance: '10020.00' })
    // The promotion's page promises that every bonus is staked ten times.
    const rules = await get<Schemas['WithdrawRules']>(member, '/wps/transaction/withdraw')
    expect(rules.turnoverLeft).toBe('200.00')
    expect(await auditLedger(at.sandbox.db)).toEqual([])
  })

  test('a member without a code gets one, and merchants without referral answer 403', async () => {
    const vip = await signedIn('vip')
    const [one, again] = [
      await get<Schemas['Referral']>(vip, '/wps/agent/referral'),
      await get<Schemas['Referral']>(vip, '/wps/agent/referral'),
    ]
    expect(one.affiliateCode).toMatch(/^M[0-9A-Z]+$/)
    expect(again).toEqual(one)
    expect(
      (await vip.call('GET', `/wps/agent/affiliate?module=AFFMAN3&code=${one.affiliateCode}`)).status,
    ).toBe(200)
    expect((await (await signedIn('vip', 'MER01')).call('GET', '/wps/agent/referral')).code).toBe(
      'feature.off',
    )
  })
})
