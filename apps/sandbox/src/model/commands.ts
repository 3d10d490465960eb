import * as fc from 'fast-check'

import { Failure } from '../failure.ts'
import { balanceOf, fromBase, memberAccount, toDecimal } from '../ledger/index.ts'
import { lockMember } from '../members/findMember.ts'
import { requestWithdrawal, withdrawable } from '../payments/withdrawals.ts'
import { REFERRAL } from '../promotions/promises.ts'
import { intention } from '../testing/player.ts'
import { stepOf } from '../vip/levels.ts'
import {
  type ExpectedMember,
  expectMoneyIn,
  expectStake,
  expectVerdict,
  turnoverLeft,
} from './expectation.ts'
import { callAs, check, desk, MERCHANTS, pass, playOnce, register, tokenOf, type World } from './world.ts'

const PNG = Buffer.from('89504e470d0a1a0a00', 'hex')
const MINUTE_MS = 60_000

/** Most members of a world; more would only make each look slower. */
const MOST_MEMBERS = 14

/** One step of the model. */
class Step implements fc.AsyncCommand<object, World> {
  readonly #name: string
  readonly #work: (world: World) => Promise<void>
  constructor(name: string, work: (world: World) => Promise<void>) {
    this.#name = name
    this.#work = work
  }
  check(): boolean {
    return true
  }
  async run(_model: object, world: World): Promise<void> {
    world.steps += 1
    await this.#work(world)
    await check(world)
  }
  toString(): string {
    return this.#name
  }
}

/** Member by a number drawn at random; undefined while there is none. */
const pick = (world: World, nth: number): ExpectedMember | undefined =>
  world.members[nth % Math.max(1, world.members.length)]

/** Step about a member. */
const about = (name: string, nth: number, work: (world: World, member: ExpectedMember) => Promise<void>) =>
  new Step(`${name} by member ${nth}`, async (world) => {
    const member = pick(world, nth)
    if (member) await work(world, member)
  })

function same(what: string, actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`${what}: ${String(actual)}, expected ${String(expected)}`)
}

const money = ({ currency }: ExpectedMember, units: number): string =>
  toDecimal(fromBase(units, currency), currency)
const nth = fc.nat({ max: MOST_MEMBERS - 1 })

const registering = fc.tuple(fc.constantFrom(...MERCHANTS), fc.option(nth)).map(
  ([merchant, host]) =>
    new Step(`register at ${merchant}`, async (world) => {
      if (world.members.length >= MOST_MEMBERS) return
      const parent = host === null ? undefined : pick(world, host)
      await register(world, merchant, parent?.merchant === merchant ? parent : undefined)
    }),
)

const depositing = fc
  .tuple(nth, fc.integer({ min: 10, max: 400 }), fc.boolean())
  .map(([who, units, choose]) =>
    about(`deposit ${units}${choose ? ' with WELCOME' : ''}`, who, async (world, member) => {
      const may =
        !member.firstDeposit && (member.welcome.state === 'none' || member.welcome.state === 'rejected')
      const answer = await callAs(world, member, 'POST', '/wps/transaction/deposit', {
        channelId: 'card',
        amount: money(member, units),
        ...(choose ? { promotionKey: 'WELCOME' } : {}),
      })
      if (choose && !may) return same('A second bonus', answer.code, 'promotion.not_eligible')
      same('A deposit', answer.status, 200)
      world.orders.set(String(answer.value['orderNumber']), {
        member,
        amount: fromBase(units, member.currency),
        chosen: choose,
        expiresAt: Date.parse(String(answer.value['expiresAt'])),
      })
    }),
  )

const paying = fc.tuple(fc.nat(), fc.boolean()).map(
  ([which, refuse]) =>
    new Step(`${refuse ? 'refuse' : 'pay'} order ${which}`, async (world) => {
      const [number, order] = [...world.orders][which % Math.max(1, world.orders.size)] ?? []
      if (number === undefined || !order) return
      const verdict = refuse && which % 3 === 0 ? 'refuse' : 'pay'
      const { status } = await desk(world, `/sandbox/payments/${number}/${verdict}`)
      world.orders.delete(number)
      if (status !== 'paid') return
      const { member, amount, chosen } = order
      expectMoneyIn(member, amount, 1n)
      const paid = { number, amount, chosen }
      member.firstDeposit ??= paid
      if (chosen) member.chosen.push({ order: paid, paidAt: world.sandbox.services.clock.now().getTime() })
      // Paying twice pays once.
      await desk(world, `/sandbox/payments/${number}/pay`)
    }),
)

const betting = fc
  .tuple(nth, fc.constantFrom('slot' as const, 'live' as const), fc.constantFrom(2, 2, 20, 100))
  .map(([who, genre, units]) =>
    about(`stake ${units} on a ${genre}`, who, async (world, member) => {
      const before = await balanceOf(world.sandbox.db, member.merchant, memberAccount(member.id))
      const stake = fromBase(units, member.currency)
      const taken = await playOnce(world, member, genre, toDecimal(stake, member.currency))
      same('A stake within the balance', taken, before >= stake)
      if (taken) expectStake(member, stake, genre === 'live', world.sandbox.services.clock.now().getTime())
    }),
  )

const claiming = fc.tuple(nth, fc.nat()).map(([who, which]) =>
  about('claim a reward', who, async (world, member) => {
    const all = [...member.rewards]
    const [key, reward] = all[which % Math.max(1, all.length)] ?? []
    if (key === undefined || !reward) return
    const row = await world.sandbox.db.row<{ id: bigint }>`
      select id from reward where merchant = ${member.merchant} and key = ${key}`
    if (!row) throw new Error(`${key} was promised and is not there.`)
    const headers = intention()
    const claim = (way = headers) =>
      callAs(world, member, 'POST', `/wps/rewards/reward_${row.id}/claim`, undefined, way)
    await tokenOf(world, member)
    const [first, repeated] = await Promise.all([claim(), claim()])
    const lapsed = reward.expiresAt <= world.sandbox.services.clock.now().getTime()
    const expected =
      reward.state === 'claimed' ? 'reward.already_claimed' : lapsed ? 'reward.expired' : undefined
    for (const { code } of [first, repeated]) same(`Claiming ${key}`, code, expected)
    if (expected === undefined) {
      reward.state = 'claimed'
      expectMoneyIn(member, reward.amount, reward.turnover)
      if (key.startsWith('first-deposit:') && member.welcome.state === 'issued')
        member.welcome.state = 'claimed'
      if (key.startsWith('app:') && member.app.state === 'issued') member.app.state = 'claimed'
      same('A second claim', (await claim(intention())).code, 'reward.already_claimed')
    }
  }),
)

const applying = fc
  .tuple(nth, fc.constantFrom('welcome' as const, 'app' as const), fc.boolean())
  .map(([who, which, picture]) =>
    about(`apply for ${which}`, who, async (world, member) => {
      const form = new FormData()
      form.append('comment', 'model')
      if (picture) form.append('images', new Blob([new Uint8Array(PNG)], { type: 'image/png' }), 'a.png')
      const { status } = await callAs(
        world,
        member,
        'POST',
        `/wps/promotions/promo_${which}/application`,
        form,
      )
      const may = member[which].state === 'none' || member[which].state === 'rejected'
      same(`Applying for ${which}`, status, may ? 200 : 422)
      if (!may) return
      member[which].state = 'applying'
      member[which].appliedAt = world.sandbox.services.clock.now().getTime()
      if (which === 'app') member.app.picture = picture
    }),
  )

const deciding = fc
  .tuple(nth, fc.constantFrom('welcome' as const, 'app' as const), fc.boolean())
  .map(([who, which, approve]) =>
    about(`${approve ? 'approve' : 'refuse'} ${which}`, who, async (world, member) => {
      if (member[which].state !== 'applying') return
      const row = await world.sandbox.db.row<{ id: bigint }>`
        select id from promotion_application
        where member_id = ${BigInt(member.id)} and promotion_id = ${`promo_${which}`}`
      const verdict = approve ? 'approve' : 'refuse'
      await desk(world, `/sandbox/applications/${row?.id}/${verdict}`, { reason: 'model' })
      expectVerdict(member, which, approve, world.sandbox.services.clock.now().getTime())
    }),
  )

const withdrawing = fc.tuple(nth, fc.integer({ min: 20, max: 300 })).map(([who, units]) =>
  about(`withdraw ${units}`, who, async (world, member) => {
    const { db, services } = world.sandbox
    const merchant = services.merchants.get(member.merchant)
    const now = services.clock.now()
    const amount = fromBase(units, member.currency)
    await db
      .transaction(async (tx) => {
        await lockMember(tx, member.id)
        const rules = await withdrawable(tx, merchant, member.id, now)
        const { withdrawals } = stepOf(member.level)
        same('Turnover left', rules.turnoverLeft, turnoverLeft(member))
        same('Largest withdrawal', rules.maximum, fromBase(withdrawals.most, member.currency))
        same('Fee', rules.fee, fromBase(withdrawals.fee, member.currency))
        if (rules.turnoverLeft > 0n || rules.countLeft === 0 || amount > rules.available) return
        const card = await tx.row<{
          id: bigint
        }>`select id from bank_card where member_id = ${BigInt(member.id)}`
        const wish = { merchant, memberId: member.id, cardId: card?.id ?? 0n, amount, fee: rules.fee }
        const { number } = await requestWithdrawal(tx, wish, now)
        world.payouts.set(number, { member, amount })
      })
      .catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error
      })
  }),
)

const closing = fc.tuple(fc.nat(), fc.boolean()).map(
  ([which, pays]) =>
    new Step(`${pays ? 'pay' : 'refuse'} withdrawal ${which}`, async (world) => {
      const [number] = [...world.payouts][which % Math.max(1, world.payouts.size)] ?? []
      if (number === undefined) return
      world.payouts.delete(number)
      await desk(world, `/sandbox/payments/${number}/${pays ? 'pay' : 'refuse'}`)
      await desk(world, `/sandbox/payments/${number}/${pays ? 'refuse' : 'pay'}`)
    }),
)

const inviting = nth.map((who) =>
  about('claim invited friends', who, async (world, member) => {
    if (!world.hasReferral(member.merchant)) return
    const ready = world.members.filter(
      ({ id, parent, staked, currency }) =>
        parent === member.id &&
        !member.claimedFriends.has(id) &&
        staked >= fromBase(REFERRAL.staked, currency),
    )
    const answer = await callAs(world, member, 'POST', '/wps/agent/referral/claim')
    if (ready.length === 0) return same('A claim without friends', answer.code, 'invite.not_eligible')
    same('A claim for friends', answer.value['amount'], money(member, REFERRAL.reward * ready.length))
    for (const { id } of ready) member.claimedFriends.add(id)
  }),
)

/** Minutes of the moves of the clock: seldom a month, so that most days have bets. */
const MOVES = [1, 1, 1, 3, 10, 10, 10, 60, 60, 60, 600, 600, 1440, 1440, 1440, 10_080, 43_200] as const

const waiting = fc
  .constantFrom(...MOVES)
  .map((minutes) => new Step(`${minutes} minutes pass`, (world) => pass(world, minutes * MINUTE_MS)))

const pointing = nth.map((who) =>
  about('count points', who, async (world, member) => {
    const row = await world.sandbox.db.row<{ points: string; level: number }>`
      select coalesce(sum(points), 0) as points, max(vip_level) as level
      from member left join member_points on member_id = id where id = ${BigInt(member.id)}`
    const expected = [...member.points.values()].reduce((sum, points) => sum + points, 0n)
    same('Points', BigInt(row?.points ?? 0), expected)
    same('Level', row?.level, member.level)
  }),
)

/** All steps; bets and time more often than others. */
const STEPS: fc.Arbitrary<fc.AsyncCommand<object, World>>[] = [
  registering,
  depositing,
  paying,
  betting,
  betting,
  betting,
  claiming,
  claiming,
  applying,
  deciding,
  withdrawing,
  closing,
  inviting,
  waiting,
  waiting,
  pointing,
]

/** Steps of one round of commands; a world lives through several rounds. */
const ROUND = 100

/**
 * Takes random steps in a world until there were so many.
 * @throws Error with the steps that led to the first difference
 */
export async function takeSteps(world: World, steps: number, seed: number): Promise<void> {
  for (let round = 0; world.steps < steps; round += 1) {
    const commands = fc.commands(STEPS, { maxCommands: Math.min(ROUND, steps), size: 'max' })
    await fc.assert(
      fc.asyncProperty(commands, (sequence) =>
        fc.asyncModelRun(() => ({ model: {}, real: world }), sequence),
      ),
      { numRuns: 1, seed: seed + round, endOnFailure: true },
    )
  }
}
