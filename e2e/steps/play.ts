import { randomUUID } from 'node:crypto'

import { unitStakes } from '@livery/domain/lottery'
import type { Page } from '@playwright/test'
import { Big } from 'big.js'

import { SANDBOX, type Brand } from '../brands.ts'
import { draw, hotSlotGame, playsOf, type HotGame } from '../sandbox.ts'
import { expect } from '../test.ts'

/** Shareable link to a game. */
export function linkTo({ vassalage, gameType, gameId, nodeId, gameName }: HotGame): string {
  const query = { vendor: vassalage, gameCategory: gameType, gameId, nodeId, name: gameName }
  return `/m/launchGame?${new URLSearchParams(query)}`
}

/** Plays rounds of the slot that is open at its lowest stake, and leaves it. */
export async function playRounds(page: Page, name: string, rounds: number): Promise<void> {
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('heading', { name })).toBeVisible()
  for (let round = 0; round < rounds; round++) {
    const spun = page.waitForResponse(
      (response) => response.url().includes('/play/') && response.request().method() === 'POST',
    )
    await expect(game.locator('#go')).toBeEnabled()
    await game.locator('#go').click()
    expect((await spun).ok()).toBe(true)
  }
  await expect(game.locator('#go')).toBeEnabled()
  await expect(game.locator('#exit')).toBeHidden()
  // The game leaves when the key goes down. A key that goes up in a frame that is being removed is never answered.
  await game.locator('#go').focus()
  await page.keyboard.down('Escape')
  await expect(page).not.toHaveURL(/launchGame/)
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.keyboard.up('Escape')
}

/**
 * Plays one round of a hot slot at its lowest stake and leaves it.
 * @returns name of the game
 */
export async function playSlot(page: Page, brand: Brand): Promise<string> {
  const slot = await hotSlotGame(brand)
  const name = slot.displayName ?? slot.gameName
  await page.goto(linkTo(slot))
  await playRounds(page, name, 1)
  return name
}

/** Call that placed a lottery bet: its headers, with the session, and its body as the contract has it. */
export interface PlacedCall {
  readonly headers: Readonly<Record<string, string>>
  readonly body: {
    readonly gameId: string
    readonly lines: readonly {
      readonly selection: readonly (readonly string[])[]
      readonly unitStake: string
      readonly odds?: readonly string[]
    }[]
  }
}

/** Lottery bet that was placed. */
export interface Bet {
  readonly orders: readonly string[]
  readonly stake: Big
  readonly call: PlacedCall
}

/**
 * Bets on every outcome of one digit and lets the lottery draw: one of ten bets wins, whichever digit comes, and the
 * bet returns a little less than its stake.
 * @param about stake to reach
 * @param most stake not to exceed
 */
export async function betOnEveryDigit(
  page: Page,
  brand: Brand,
  gameId: string,
  { about, most }: { readonly about: Big; readonly most: Big },
): Promise<Bet> {
  const { text } = brand
  const plays = await playsOf(brand, gameId)
  const [at, play] =
    [...plays.entries()].find(
      ([, one]) => one.positions[0]?.choices.length === 10 && one.positions.length === 1,
    ) ?? []
  if (at === undefined || !play) throw new Error(`${gameId} has no play on one digit.`)
  const units = unitStakes(play)
  const ofUnit = (unit: string): Big => new Big(unit).times(10)
  const enough = units.find((unit) => ofUnit(unit).gte(about) && ofUnit(unit).lte(most))
  const unit = enough ?? units.findLast((one) => ofUnit(one).lte(most)) ?? play.minimumStake
  const multiple = enough ? 1 : Number(most.div(ofUnit(unit)).round(0, Big.roundDown))

  // Starts a new period, which cannot close while the picks are made.
  await draw(gameId)
  await page.goto(`/m/startLottery?gameId=${gameId}`)
  await page.getByRole('button', { name: text('lotteryStart.start') }).click()
  await expect(page).toHaveURL(/\/m\/lotto-h5\//)
  await expect(page).not.toHaveURL(/token=/)
  await page
    .getByRole('tablist', { name: text('lotteryBet.plays') })
    .getByRole('tab')
    .nth(at)
    .click()
  await page.getByRole('button', { name: text('lotteryBet.shortcut.all'), exact: true }).click()
  await page
    .getByRole('group', { name: text('lotteryBet.unitStake') })
    .getByRole('button')
    .nth(units.indexOf(unit))
    .click()
  const next = page.getByRole('main').getByRole('button', { name: / · / }).last()
  await next.click()
  await expect(page.getByText(text('lotteryBet.added'))).toBeVisible()
  await next.click()
  const slip = page.getByRole('dialog')
  for (let times = 1; times < multiple; times += 1)
    await slip.getByRole('button', { name: text('lotteryBet.more') }).click()
  const placed = page.waitForResponse(
    (response) => response.url().endsWith('/lgw/orders') && response.request().method() === 'POST',
  )
  await slip.getByRole('button', { name: text('lotteryBet.place') }).click()
  const answer = await placed
  expect(await answer.request().headerValue('idempotency-key')).toBeTruthy()
  expect(answer.status(), await answer.text()).toBe(200)
  const { value } = (await answer.json()) as { value: { orders: string[]; stake: string } }
  await expect(page.getByRole('heading', { name: text('lotteryBet.placed') })).toBeVisible()
  await draw(gameId)
  const call = {
    headers: await answer.request().allHeaders(),
    body: answer.request().postDataJSON() as PlacedCall['body'],
  }
  return { orders: value.orders, stake: new Big(value.stake), call }
}

const ORDERS = '/lgw/orders'

/** Draws over which {@link playThrough} spreads a sum: the more, the less a run of losses takes of it. */
const DRAWS = 40

/** Draws after which it gives up. */
const MOST_DRAWS = 80

/**
 * Stakes on half of the digits, draw by draw, until a sum is played through: all digits at once risk next to nothing,
 * and count as little towards a withdrawal. The calls are those of the site, without its pages.
 * @param like call of the site that bet on every digit
 */
export async function playThrough(sum: Big, { headers, body }: PlacedCall): Promise<void> {
  const call = (path: string, order?: object): Promise<Response> =>
    fetch(`${SANDBOX}${path}`, {
      headers: { ...callHeaders(headers), 'idempotency-key': randomUUID() },
      ...(order && { method: 'POST', body: JSON.stringify(order) }),
    })
  const ask = async <T>(path: string): Promise<T> =>
    ((await answered(path, await call(path))) as { value: T }).value
  const stake = async (order: object): Promise<void> => {
    const response = await call(ORDERS, order)
    // A lottery is drawn for all brands: the journey of another one may draw between the two calls.
    if (response.status === 422 && (await response.clone().text()).includes('order.period_closed')) return
    await answered(ORDERS, response)
  }
  const [line] = body.lines
  if (!line) throw new Error('The bet has no line.')
  const half = line.selection.map((choices) => choices.slice(0, 5))
  const unitStake = sum.div(DRAWS * 5).toFixed(line.unitStake.split('.')[1]?.length ?? 0, Big.roundUp)
  // A choice that is left out takes its odds along.
  const odds = line.odds?.slice(0, half[0]?.length)
  const lines = [{ ...line, multiple: 1, selection: half, unitStake, odds }]
  for (let draws = 1; draws <= MOST_DRAWS; draws += 1) {
    const { numero } = await ask<{ numero: string }>(`/lotto/numero?gameId=${body.gameId}`)
    await stake({ ...body, numero, lines })
    await draw(body.gameId)
    if (draws < DRAWS) continue
    const { turnoverLeft } = await ask<{ turnoverLeft: string }>('/wps/transaction/withdraw')
    if (new Big(turnoverLeft).lte(0)) return
  }
  throw new Error(`${sum.toFixed()} were not played through in ${MOST_DRAWS} draws.`)
}

/** Body of an answer. @throws Error for a refused call */
async function answered(path: string, response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

/** Headers that the contract has, of all that a browser sent. */
const callHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    ['accept-language', 'authorization', 'content-type', 'gateway', 'merchant'].flatMap((name) =>
      headers[name] === undefined ? [] : [[name, headers[name]]],
    ),
  )
