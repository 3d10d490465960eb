import { fail } from '../failure.ts'
import { openLotteryOrder, orderNumber } from '../games/orders.ts'
import { fromHundredths, houseAccount, memberAccount, post, toDecimal, toMinor } from '../ledger/index.ts'
import { refuseExcluded, refuseLoss } from '../limits/refuse.ts'
import { requireBirthday } from '../members/age.ts'
import { type CallContext, type Handler, signedIn } from '../operations.ts'
import { LINE_LIMITS, lotteryOf, type Lottery } from './lotteries.ts'
import { playsOf, type Play } from './plays.ts'
import { prizeOddsOf, type PrizeOdds } from './prizeModes.ts'
import { drawTime, holdDraws, readSchedule, type Schedule, type ScheduledPeriod } from './schedule.ts'
import { combinationsOf, oddsOf, type PlayOdds, selectionOdds } from './selection.ts'
import { describe, type StoredBet } from './settle.ts'

/** Line of a bet with its combinations and stake. */
interface Line {
  readonly play: Play
  readonly bet: StoredBet
  /** Stake in minor units. */
  readonly stake: bigint
}

/** Places bets on the current period, all lines or none: the call runs in one transaction. */
export const placeOrder: Handler<'placeOrder'> = async (context) => {
  const { member } = signedIn(context)
  const { body, clock, merchant, db: tx } = context
  refuseExcluded(member.closedUntil, clock.now())
  requireBirthday(member, merchant)
  const game = lotteryOf(body.gameId)
  if (body.currency !== merchant.currency)
    fail(422, 'order.stake_invalid', { message: `Stakes are in ${merchant.currency}.` })
  await holdDraws(tx, game)
  const now = await drawTime(tx, game, clock.now())
  const period = openPeriod(await readSchedule(tx, game, now), body.numero, now)
  const table = prizeOddsOf(game, merchant, body.prizeMode)
  const lines = body.lines.map((line) => readLine(context, game, line, { period, table }))
  const stake = lines.reduce((sum, line) => sum + line.stake, 0n)
  await refuseLoss(tx, { merchant, memberId: member.id, now }, stake)
  const ids: bigint[] = []
  for (const line of lines) {
    const id = await openLotteryOrder(tx, {
      merchant: merchant.code,
      memberId: member.id,
      game,
      stake: line.stake,
      currency: merchant.currency,
      placedAt: now,
      detail: describe(line.play, line.bet).slice(0, 400),
      numero: period.numero,
      bet: line.bet,
    })
    ids.push(id)
  }
  const orders = ids.map((id) => orderNumber('lottery', id, now))
  const { balances } = await post(tx, {
    merchant: merchant.code,
    key: `lottery:${ids[0]}:stake`,
    kind: 'stake',
    currency: merchant.currency,
    entries: [
      { account: memberAccount(member.id), amount: -stake },
      { account: houseAccount('lottery'), amount: stake },
    ],
    at: now,
    detail: { game: game.name, order: orders.join(' '), numero: period.numero },
  })
  return {
    orders,
    numero: period.numero,
    stake: toDecimal(stake, merchant.currency),
    balance: toDecimal(balances[0] ?? 0n, merchant.currency),
    currency: merchant.currency,
  }
}

function openPeriod(schedule: Schedule, numero: string, now: Date): ScheduledPeriod {
  const period = schedule.current()
  if (period.numero !== numero || now >= period.closesAt) {
    fail(422, 'order.period_closed', {
      message: `Period ${numero} is closed.`,
      data: { until: period.drawsAt.toISOString() },
    })
  }
  return period
}

type WireLine = CallContext<'placeOrder'>['body']['lines'][number]

function readLine(
  { merchant, language, body }: CallContext<'placeOrder'>,
  game: Lottery,
  line: WireLine,
  { period, table }: { readonly period: ScheduledPeriod; readonly table: PrizeOdds },
): Line {
  const { currency } = merchant
  const play = playsOf(game.lottery).find((one) => one.playId === line.playId)
  if (!play || play.playType !== body.playType)
    fail(422, 'order.selection_invalid', {
      message: `${game.name} has no play ${line.playId} among those of ${body.playType}.`,
    })
  const combinations = combinationsOf(play, line.selection)
  const odds = oddsOf(play, table)
  refuseOtherOdds(play, line, odds)
  const unit = readUnit(line.unitStake, currency) * BigInt(line.multiple)
  const stake = unit * BigInt(combinations.length)
  const least = fromHundredths(LINE_LIMITS.minimum, currency)
  const most = fromHundredths(LINE_LIMITS.maximum, currency)
  if (unit < least || stake > most) {
    fail(422, 'order.stake_invalid', {
      message: 'The stake is outside the limits of this play.',
      data: { limit: toDecimal(unit < least ? least : most, currency), currency },
    })
  }
  return {
    play,
    stake,
    bet: {
      playId: play.playId,
      selection: line.selection,
      unit: unit.toString(),
      dueAt: period.dueAt.toISOString(),
      table,
      odds,
      language,
    },
  }
}

/**
 * Refuses a line whose player agreed to other odds than those in force.
 * @throws Failure 422 `order.odds_changed`
 */
function refuseOtherOdds(play: Play, { selection, odds: agreed }: WireLine, odds: PlayOdds): void {
  if (!agreed) return
  const inForce = selectionOdds(play, selection, odds)
  const isSame =
    agreed.length === inForce.length &&
    agreed.every((one, at) => Math.round(Number(one) * 100) === inForce[at])
  if (!isSame) fail(422, 'order.odds_changed', { message: `The odds of ${play.playId} have changed.` })
}

function readUnit(text: string, currency: string): bigint {
  try {
    return toMinor(text, currency)
  } catch {
    return fail(422, 'order.stake_invalid', { message: `${text} is finer than ${currency} allows.` })
  }
}
