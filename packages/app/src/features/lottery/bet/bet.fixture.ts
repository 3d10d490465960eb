import { lotteryClientPath } from '@livery/domain/lottery'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

import { type Answers } from '#testing/fakeGateway.ts'
import { press } from '#testing/press.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'

import { lotterySite, sampleReceipt } from '../lottery.samples.ts'

export const client = { mui: 'mobile', playType: 'trad', gameId: 'L1', prizeMode: 'ELOTT' } as const
const digit = (row: string, name: string) =>
  page.getByRole('toolbar', { name: row, exact: true }).getByRole('button', { name, exact: true })
export const openSlip = page.getByRole('button', { name: /^Bet slip/ })
export const placeBets = page.getByRole('button', { name: 'Place bets' })

/** Renders the betting page for a member. */
export function renderBetPage(answers: Answers = {}, path = lotteryClientPath(client)) {
  return renderSite(path, { answers: { ...lotterySite, ...answers }, session: memberSession })
}

/** Picks 3 and 7 for the first digit, 1 for the second, and puts them on the slip. */
export async function fillSlip() {
  await press(digit('First', '3'))
  await press(digit('First', '7'))
  await press(digit('Second', '1'))
  await press(page.getByRole('button', { name: /^Add/ }))
}

/** Places bets whose answer is lost; later calls are answered. */
export async function placeUnanswered() {
  const { gateway } = await renderBetPage({ placeOrder: () => Promise.reject(new TypeError('network')) })
  await fillSlip()
  await press(openSlip)
  await press(placeBets)
  await expect.poll(() => gateway.received('placeOrder').length).toBe(1)
  gateway.answer({ placeOrder: sampleReceipt })
  return gateway
}
