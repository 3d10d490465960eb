import { expect, test } from 'vitest'

import { catalogue } from '../games/catalogue.ts'
import { SETTLING_MS } from '../jobs/job.ts'
import { daily, type JobSchedule, onDays } from '../jobs/schedule.ts'
import { auditLedger, balanceOf, houseAccount, memberAccount, post } from '../ledger/index.ts'
import { FIRST_DEPOSIT, REFERRAL, TOURNAMENT } from '../promotions/promises.ts'
import { onFastestDatabase } from '../testing/databases.ts'
import { backAgain, deposit, newcomer, playGame } from '../testing/newcomer.ts'
import { intention, type Player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import { turnoverOf } from '../vip/levels.ts'
import type { Schemas } from '../wire.ts'
import { REWARD_HOUR } from './daily.ts'
import { WELCOME_GIFT } from './welcome.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const PNG = Buffer.from('89504e470d0a1a0a00', 'hex')

onFastestDatabase('what happens to a new member', (fresh) => {
  const at = useSandbox(fresh)
  const rewards = async (who: Player, state = 'unclaimed') =>
    (await who.call<Schemas['Rewards']>('GET', `/wps/rewards?state=${state}`)).value.list
  const letters = async (who: Player) =>
    (await who.call<Schemas['Inbox']>('GET', '/wps/message/inbox?pageSize=50')).value.list.map(
      ({ title }) => title,
    )
  const claim = async (who: Player, title: string) => {
    const reward = (await rewards(who)).find((one) => one.title.startsWith(title))
    return who.call<Schemas['Reward']>('POST', `/wps/rewards/${reward?.id}/claim`, { headers: intention() })
  }
  const left = async (who: Player) =>
    (await who.call<Schemas['WithdrawRules']>('GET', '/wps/transaction/withdraw')).value.turnoverLeft
  const promotion = async (who: Player, id: string) =>
    (await who.call<Schemas['PromotionDetail']>('GET', `/wps/promotions/${id}`)).value
  const apply = (who: Player, id: string, picture = true) => {
    const form = new FormData()
    form.append('comment', 'please')
    if (picture) form.append('images', new Blob([new Uint8Array(PNG)], { type: 'image/png' }), 'a.png')
    return who.call('POST', `/wps/promotions/${id}/application`, { body: form })
  }
  /** Moves the clock just past the next due time of a schedule. */
  const past = (schedule: JobSchedule) => {
    const now = at.clock.now()
    return at.later(schedule.next(now).getTime() - now.getTime() + SETTLING_MS + 1)
  }
  /** Stakes a sum without a game, for turnovers that rounds of a game would take long to reach. */
  const stake = async (username: string, amount: bigint) => {
    const { services, db } = at.sandbox
    const member = await db.row<{ id: bigint }>`
      select id from member where merchant = 'AUR01' and username = ${username}`
    const account = memberAccount(String(member?.id))
    const book = (kind: 'win' | 'stake', sum: bigint) =>
      db.transaction((tx) =>
        post(tx, {
          merchant: 'AUR01',
          key: `test:${username}:${kind}:${services.clock.now().getTime()}:${amount}`,
          kind,
          currency: 'EUR',
          entries: [
            { account, amount: sum },
            { account: houseAccount('games'), amount: -sum },
          ],
          at: services.clock.now(),
        }),
      )
    await book('win', amount)
    await book('stake', -amount)
  }

  test('from the welcome to the cashback of the next day (S-deposit-04, S-register-21, S-rewards-02, S-rewards-04, S-rewards-06, S-vip-03)', async () => {
    const who = await newcomer(at.sandbox, 'firsttimer')
    expect(await letters(who)).toContain('Welcome, firsttimer')
    expect(await rewards(who)).toMatchObject([{ amount: `${WELCOME_GIFT.amount}.00`, state: 'unclaimed' }])

    const offered = async () =>
      (await who.call<Schemas['DepositChannels']>('GET', '/wps/transaction/deposit/channels')).value
        .promotions
    expect(await offered()).toMatchObject([
      { key: 'WELCOME', terms: expect.stringContaining('10\u00A0×\u00A0') },
    ])

    // A bonus that was chosen with the deposit is issued once the deposit is paid, and only with the first.
    await deposit(at.sandbox, who, '150.00', 'WELCOME')
    await at.later(10_000)
    expect(await promotion(who, 'promo_welcome')).toMatchObject({ promotion: { state: 'issued' } })
    expect((await claim(who, 'Your first deposit')).value).toMatchObject({
      amount: '150.00',
      terms: expect.stringContaining('10\u00A0×\u00A0'),
    })
    expect((await promotion(who, 'promo_welcome')).promotion.state).toBe('claimed')
    expect(await letters(who)).toEqual(
      expect.arrayContaining(['A reward for you: €150.00', 'Reward claimed: €150.00']),
    )
    expect(await offered()).toEqual([])
    const second = await who.call('POST', '/wps/transaction/deposit', {
      body: { channelId: 'card', amount: '20.00', promotionKey: 'WELCOME' },
      headers: intention(),
    })
    expect(second.code).toBe('promotion.not_eligible')

    // 150 deposited once, 150 of bonus ten times; a slot counts in full, a live table a tenth.
    expect(await left(who)).toBe('1650.00')
    await playGame(at.sandbox, who, 'slot', '20.00', 2)
    expect(await left(who)).toBe('1610.00')
    await playGame(at.sandbox, who, 'live', '10.00')
    expect(await left(who)).toBe('1609.00')

    // The next day at eight: 0.3 % of 50.00, and five points.
    await past(daily())
    await past(daily(REWARD_HOUR))
    await backAgain(who, 'firsttimer')
    expect((await rewards(who)).filter(({ title }) => title.startsWith('Cashback'))).toMatchObject([
      { amount: '0.15' },
    ])
    const points = await at.sandbox.db.row<{ points: string }>`
      select sum(points) as points from member_points join member on member.id = member_id where username = 'firsttimer'`
    expect(points?.points).toBe('5')
    const figures = async () => ({
      cashback: (await who.call<Schemas['Cashback']>('GET', '/wps/rewards/cashback')).value,
      points: (await who.call<Schemas['Points']>('GET', '/wps/rewards/points')).value,
    })
    expect((await figures()).cashback).toMatchObject({ rate: '0.3', unclaimed: '0.15', claimed: '0.00' })
    expect((await claim(who, 'Cashback')).value.state).toBe('claimed')
    expect(await figures()).toMatchObject({
      cashback: { unclaimed: '0.00', claimed: '0.15', list: [{ amount: '0.15', state: 'claimed' }] },
      points: { total: 5, stakeOfPoint: '10.00', list: [{ points: 5 }] },
    })

    // A level is that of the month's end, and rules what a withdrawal may be.
    await stake('firsttimer', turnoverOf(3, 'EUR'))
    const vip = async () => (await who.call<Schemas['Vip']>('GET', '/wps/member/vip')).value
    const rules = async () =>
      (await who.call<Schemas['WithdrawRules']>('GET', '/wps/transaction/withdraw')).value
    const reviewsAt = onDays(1).next(at.clock.now()).toISOString()
    expect(await vip()).toMatchObject({ level: 0, turnover: '100050.00', reviewsAt })
    expect(await rules()).toMatchObject({ maximum: '5000.00', feeFixed: '1.00' })
    await past(onDays(1))
    await backAgain(who, 'firsttimer')
    expect(await vip()).toMatchObject({ level: 3, clubLabel: { labelName: 'Gold' } })
    const member = (await who.call<Schemas['Member']>('GET', '/wps/member/info')).value
    expect(member.clubLabel).toEqual({ labelName: 'Gold' })
    expect(await rules()).toMatchObject({ maximum: '25000.00', feeFixed: '0.00', dailyCountLeft: 5 })
    expect(await letters(who)).toContain('You’re Gold now')
    // A month without stakes costs a level.
    await past(onDays(1))
    await backAgain(who, 'firsttimer')
    expect((await vip()).level).toBe(2)
  })

  test('rewards nobody claims go back, and are told (S-rewards-01)', async () => {
    const who = await newcomer(at.sandbox, 'sleeper')
    await at.later(WELCOME_GIFT.days * DAY_MS + MINUTE_MS)
    await backAgain(who, 'sleeper')
    expect(await rewards(who, 'expired')).toMatchObject([{ title: 'Welcome bonus' }])
    expect(await letters(who)).toContain('A reward has expired: €5.00')
    expect((await claim(who, 'A gift')).code).toBe('resource.not_found')
  })

  test('applications are answered by themselves, or by the console with a reason (S-promotions-04)', async () => {
    const who = await newcomer(at.sandbox, 'applicant')
    await apply(who, 'promo_welcome')
    await apply(who, 'promo_app', false)
    await apply(who, 'promo_tournament')
    await at.later(4 * MINUTE_MS)
    expect((await promotion(who, 'promo_welcome')).promotion.state).toBe('applying')
    await at.later(2 * MINUTE_MS)
    expect(await promotion(who, 'promo_welcome')).toMatchObject({
      promotion: { state: 'rejected' },
      rejectedReason: expect.stringContaining('first deposit'),
    })
    expect((await promotion(who, 'promo_app')).rejectedReason).toContain('screenshot')
    expect((await promotion(who, 'promo_tournament')).promotion.state).toBe('joined')

    await deposit(at.sandbox, who, '500.00')
    await apply(who, 'promo_welcome')
    await apply(who, 'promo_app')
    const desk = async (promotionId: string, verdict: string, payload = {}) => {
      const { list } = (
        await at.sandbox.app.inject({ method: 'GET', url: '/sandbox/applications?merchant=AUR01' })
      ).json<{ list: { id: string; username: string; promotionId: string }[] }>()
      const found = list.find((one) => one.username === 'applicant' && one.promotionId === promotionId)
      return at.sandbox.app.inject({
        method: 'POST',
        url: `/sandbox/applications/${found?.id}/${verdict}`,
        payload,
      })
    }
    await desk('promo_app', 'refuse', { reason: 'That is another app.' })
    expect((await promotion(who, 'promo_app')).rejectedReason).toBe('That is another app.')
    expect((await desk('promo_app', 'approve')).statusCode).toBe(404)
    await desk('promo_welcome', 'approve')
    expect((await promotion(who, 'promo_welcome')).promotion.state).toBe('issued')
    const bonus = (await rewards(who)).find(({ title }) => title.startsWith('Your first deposit'))
    expect(bonus?.amount).toBe(`${FIRST_DEPOSIT.most}.00`)
    await at.later(DAY_MS)
    await backAgain(who, 'applicant')
    expect((await rewards(who)).filter(({ title }) => title.startsWith('Your first deposit'))).toHaveLength(1)
  })

  test('a friend counts once they have staked what the text says, and both get a bonus (S-rewards-05)', async () => {
    const host = await newcomer(at.sandbox, 'hostess')
    const referral = async () => (await host.call<Schemas['Referral']>('GET', '/wps/agent/referral')).value
    const { affiliateCode } = await referral()
    const friend = await newcomer(at.sandbox, 'guestling', { affiliateCode })
    // A friend who stakes gifts alone does not count.
    await newcomer(at.sandbox, 'giftling', { affiliateCode })
    await stake('giftling', 10_000n)
    await deposit(at.sandbox, friend, '500.00')
    const { content } = await promotion(host, 'promo_referral')
    expect(content).toContain(`bet €${REFERRAL.staked}`)
    await playGame(at.sandbox, friend, 'slot', '10.00', 4)
    await at.later(MINUTE_MS)
    const invited = async () =>
      (await referral()).invited.map(({ userName, qualified }) => [userName, qualified])
    expect(await invited()).toEqual([
      ['gi***ng', false],
      ['gu***ng', false],
    ])
    // Nor does one of the own household.
    const living = (username: string, address: string) => at.sandbox.db.run`
      update session set address = ${address} from member
      where member.id = session.member_id and username = ${username} and member.merchant = 'AUR01'`
    await living('hostess', '203.0.113.7')
    await living('guestling', '203.0.113.7')
    await playGame(at.sandbox, friend, 'slot', '10.00')
    await at.later(MINUTE_MS)
    expect(await referral()).toMatchObject({ claimable: '0.00' })
    await living('guestling', '203.0.113.8')
    expect(await referral()).toMatchObject({ claimable: '10.00' })
    expect(await invited()).toEqual([
      ['gi***ng', false],
      ['gu***ng', true],
    ])
    const balance = async () =>
      Number((await host.call<Schemas['Wallet']>('GET', '/wps/wallets/gcs')).value.balance)
    const before = await balance()
    const claimed = () => host.call('POST', '/wps/agent/referral/claim', { headers: intention() })
    expect((await claimed()).status).toBe(200)
    expect((await claimed()).code).toBe('invite.not_eligible')
    expect(await balance()).toBe(before + 10)
    await at.later(MINUTE_MS)
    expect((await rewards(friend)).filter(({ title }) => title.startsWith('A bonus for you'))).toMatchObject([
      { amount: `${REFERRAL.friend}.00` },
    ])
  })

  test("Friday's tournament pays the best return on a slot relative to its stake (S-promotions-06)", async () => {
    const who = await newcomer(at.sandbox, 'spinner')
    await deposit(at.sandbox, who, '200.00')
    await apply(who, 'promo_tournament')
    await at.later(6 * MINUTE_MS)
    const now = at.clock.now()
    const days = (5 - now.getUTCDay() + 7) % 7
    await at.later(days * DAY_MS)
    await backAgain(who, 'spinner')
    await playGame(at.sandbox, who, 'slot', '1.00', 40)
    // Another member's crash round of a thousand times its stake: the text speaks of slots.
    const crash = catalogue().games.find(({ genre }) => genre === 'crash')
    await at.sandbox.db.run`
      with other as (select id from member where merchant = 'AUR01' and username = 'vip'),
        joined as (
          insert into promotion_application (merchant, member_id, promotion_id, state, images, applied_at)
          select 'AUR01', id, ${TOURNAMENT.promotionId}, 'joined', 0, ${at.clock.now()} from other
          on conflict (member_id, promotion_id) do update set state = 'joined'
        )
      insert into bet_order (merchant, member_id, kind, vendor, game_category, node_id, game_name, detail, status, stake,
        payout, currency, placed_at, settled_at)
      select 'AUR01', id, 'game', 'X', 'RNG', ${crash?.nodeId ?? ''}, 'Crash', '', 'WON', 20, 20000, 'EUR',
        ${at.clock.now()}, ${at.clock.now()} from other`
    await at.later(2 * DAY_MS)
    await backAgain(who, 'spinner')
    expect((await rewards(who)).filter(({ title }) => title === 'Tournament, place 1')).toMatchObject([
      { amount: `${TOURNAMENT.prizes[0]}.00` },
    ])
    expect((await promotion(who, 'promo_tournament')).promotion.state).toBe('issued')
  })

  test('the books balance, and open rewards are what was set aside', async () => {
    expect(await auditLedger(at.sandbox.db)).toEqual([])
    const open = await at.sandbox.db.row<{ sum: string }>`
      select coalesce(sum(amount), 0) as sum from reward
      where merchant = 'AUR01' and claimed_at is null and expired_at is null`
    expect(await balanceOf(at.sandbox.db, 'AUR01', houseAccount('rewards'))).toBe(BigInt(open?.sum ?? 0))
  })
})
