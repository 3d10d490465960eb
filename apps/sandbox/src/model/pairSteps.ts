import { CONTRACT_KINDS } from '@livery/domain/agents'

import { catalogue } from '../games/catalogue.ts'
import { GENRE_FACTS } from '../games/genres.ts'
import { fromBase, toDecimal } from '../ledger/index.ts'
import { lotteries } from '../lottery/lotteries.ts'
import type { MemberRow } from '../members/memberRow.ts'
import type { Schemas } from '../wire.ts'
import { VENDOR } from './orders.ts'
import { call, CONTRACT_MERCHANT, headersOf, type Pair, twice } from './pair.ts'

/** Opens a deposit order, which is paid at both processes. */
export async function depositStep(pair: Pair, row: MemberRow): Promise<void> {
  const headers = await headersOf(pair, row)
  const currency = pair.currencyOf(row.merchant)
  const amount = toDecimal(fromBase(pair.random.integer(10, 300), currency), currency)
  const order = await twice(pair, '/wps/transaction/deposit', headers, { channelId: 'card', amount })
  const number = order?.value['orderNumber']
  if (number === undefined) return
  await Promise.all([1, 2].map(() => call(pair, 'POST', `/sandbox/payments/${String(number)}/pay`, {}, {})))
}

/** Plays one round, which is sent to both processes. */
export async function betStep(pair: Pair, row: MemberRow, step: number): Promise<void> {
  const game = catalogue().games.find(({ genre }) => genre === 'slot')
  if (!game) throw new Error('The catalogue has no slot.')
  const headers = await headersOf(pair, row)
  const path = `/lgw/games/launch?vendor=${game.vendor.code}&gameCategory=${GENRE_FACTS.slot.gameType}&nodeId=${game.nodeId}&freePlay=0`
  const launched = await call(pair, 'GET', path, headers)
  const address = launched?.value['url']
  if (typeof address !== 'string') return
  const launch = new URL(address).searchParams.get('launch')
  const opened = await call(pair, 'POST', '/play/api/session', {}, { launch })
  const currency = pair.currencyOf(row.merchant)
  const round = { roundId: `model-round-${step}`, stake: toDecimal(fromBase(20, currency), currency) }
  const authorization = `Bearer ${String(opened?.value['bearer'])}`
  await Promise.all([1, 2].map(() => call(pair, 'POST', '/play/api/rounds', { authorization }, round)))
}

/** Claims the newest reward. */
export async function claimStep(pair: Pair, row: MemberRow): Promise<void> {
  const headers = await headersOf(pair, row)
  const list = (await call(pair, 'GET', '/wps/rewards?state=unclaimed', headers))?.value['list']
  const first = Array.isArray(list) ? (list as { id: string }[])[0] : undefined
  if (!first) return
  // Two intentions at once on top of the repeats: one of them must be refused.
  await Promise.all([1, 2].map(() => twice(pair, `/wps/rewards/${first.id}/claim`, headers)))
}

/** Offers the agent a contract, which is accepted by both processes at once. */
export async function contractStep(pair: Pair): Promise<void> {
  const kind = pair.random.pick(CONTRACT_KINDS)
  const agent = { merchant: CONTRACT_MERCHANT, username: 'agent' }
  await call(pair, 'POST', '/sandbox/contracts', {}, { ...agent, kind })
  const headers = await headersOf(pair, pair.agent)
  const path = `/wps/agent/contract/${kind}`
  const list = (await call(pair, 'GET', path, headers))?.value['list'] as Schemas['Contract'][] | undefined
  const waiting = list?.find(({ state }) => state === 'pending')
  if (!waiting) return
  const answers = await Promise.all(
    [1, 2].map(() => call(pair, 'POST', `${path}/${waiting.id}`, headers, { answer: 'accept' })),
  )
  if (answers.filter((answer) => answer?.status === 200).length > 1)
    throw new Error(`Contract ${waiting.id} was accepted twice.`)
}

/** Bets on every digit of a lottery, whose draw is then held or voided by both processes at once. */
export async function drawStep(pair: Pair, row: MemberRow): Promise<void> {
  const game = lotteries().find(({ lottery, vendor }) => lottery.kind === 'D5' && vendor.code === 'ELOTT')
  if (!game) throw new Error('There is no lottery of five digits.')
  const headers = await headersOf(pair, row)
  const period = await call(pair, 'GET', `/lotto/numero?gameId=${game.gameId}`, headers)
  const currency = pair.currencyOf(row.merchant)
  const selection = [['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']]
  const unitStake = toDecimal(fromBase(1, currency), currency)
  const lines = [{ playId: 'D5_FIRST1', selection, unitStake, multiple: 1 }]
  const numero = period?.value['numero']
  await twice(pair, '/lgw/orders', headers, {
    gameId: game.gameId,
    numero,
    playType: 'trad',
    currency,
    lines,
  })
  const end = pair.random.pick(['', '/void', '/void'])
  await Promise.all([1, 2].map(() => call(pair, 'POST', `/sandbox/draw${end}?gameId=${game.gameId}`, {}, {})))
}

/** Moves money to a vendor or back, at times without an answer. */
export async function transferStep(pair: Pair, row: MemberRow): Promise<void> {
  const headers = await headersOf(pair, row)
  const lose = pair.random.pick(['nothing', 'request', 'answer'] as const)
  if (lose !== 'nothing')
    await call(pair, 'POST', '/sandbox/vendor-faults', {}, { merchant: row.merchant, lose })
  const currency = pair.currencyOf(row.merchant)
  const amount = toDecimal(fromBase(pair.random.integer(1, 40), currency), currency)
  const body = { direction: pair.random.pick(['in', 'in', 'out']), vassalage: VENDOR, amount }
  await twice(pair, '/wps/relay/GCS_walletTransfer', headers, body)
}
