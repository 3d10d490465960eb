import * as fc from 'fast-check'

import { fromBase } from '../ledger/index.ts'
import { BONUS_TURNOVER, REFERRAL } from '../promotions/promises.ts'
import { intention } from '../testing/player.ts'
import { expectMovement } from './agentExpectation.ts'
import { expectVerdict } from './expectation.ts'
import { about, money, nth, same } from './step.ts'
import { expectMoneyIn } from './turnoverExpectation.ts'
import { callAs, desk, nowOf, tokenOf } from './world.ts'

const PNG = Buffer.from('89504e470d0a1a0a00', 'hex')

/** Claims a reward twice at once, and once more. */
export const claiming = fc.tuple(nth, fc.nat()).map(([who, which]) =>
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
      member.balance += reward.amount
      expectMoneyIn(member, reward.amount, reward.turnover, nowOf(world))
      expectMovement(member, world.sandbox.services.clock.now().getTime(), { promotions: reward.amount })
      if (key.startsWith('first-deposit:') && member.welcome.state === 'issued')
        member.welcome.state = 'claimed'
      if (key.startsWith('app:') && member.app.state === 'issued') member.app.state = 'claimed'
      same('A second claim', (await claim(intention())).code, 'reward.already_claimed')
    }
  }),
)

/** Applies for a promotion. */
export const applying = fc
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

/** Approves or refuses an application. */
export const deciding = fc
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

/** Claims the reward for friends who have staked enough. */
export const inviting = nth.map((who) =>
  about('claim invited friends', who, async (world, member) => {
    if (!world.hasReferral(member.merchant)) return
    const ready = world.members.filter(
      ({ id, parent, staked, currency, firstDeposit }) =>
        parent === member.id &&
        firstDeposit !== undefined &&
        !member.claimedFriends.has(id) &&
        staked >= fromBase(REFERRAL.staked, currency),
    )
    const answer = await callAs(world, member, 'POST', '/wps/agent/referral/claim')
    if (ready.length === 0) return same('A claim without friends', answer.code, 'invite.not_eligible')
    same('A claim for friends', answer.value['amount'], money(member, REFERRAL.reward * ready.length))
    for (const { id } of ready) member.claimedFriends.add(id)
    const earned = fromBase(REFERRAL.reward, member.currency) * BigInt(ready.length)
    member.commission += earned
    member.balance += earned
    expectMoneyIn(member, earned, BigInt(BONUS_TURNOVER), nowOf(world))
  }),
)

/** Counts points, and compares the level. */
export const pointing = nth.map((who) =>
  about('count points', who, async (world, member) => {
    const row = await world.sandbox.db.row<{ points: string; level: number }>`
      select coalesce(sum(points), 0) as points, max(vip_level) as level
      from member left join member_points on member_id = id where id = ${BigInt(member.id)}`
    const expected = [...member.points.values()].reduce((sum, points) => sum + points, 0n)
    same('Points', BigInt(row?.points ?? 0), expected)
    same('Level', row?.level, member.level)
  }),
)
