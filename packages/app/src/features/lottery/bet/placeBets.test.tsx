import { lotteryClientPath } from '@livery/domain/lottery'
import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it, onTestFinished } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page } from 'vitest/browser'

import { refusal } from '#testing/fakeGateway.ts'
import { press } from '#testing/press.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'

import { lotterySite, samplePlays, sampleReceipt } from '../lottery.samples.ts'
import { client, openSlip, placeBets, renderBetPage, fillSlip, placeUnanswered } from './bet.fixture.ts'

/** Answer of the traditional bet types at other odds. */
const playsAt = (odds: string) => ({
  gameId: client.gameId,
  plays: samplePlays.filter(({ playType }) => playType === 'trad').map((play) => ({ ...play, odds })),
})

describe('betting', () => {
  it('counts, multiplies and places a slip, once (S-lottery-10)', async () => {
    const { gateway } = await renderBetPage()
    await fillSlip()
    await press(openSlip)
    await expect.element(page.getByText('First two · 2 bets · 97×')).toBeVisible()
    await press(page.getByRole('button', { name: 'One more' }))
    await expect.element(page.getByText('€0.40').first()).toBeVisible()
    await press(placeBets)
    await expect.element(page.getByText('Your bets are placed')).toBeVisible()
    const [call, ...more] = gateway.received('placeOrder')
    expect(more).toHaveLength(0)
    expect(call?.request.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/)
    expect(JSON.parse(call?.body ?? '')).toEqual({
      gameId: 'L1',
      numero: '144',
      playType: 'trad',
      prizeMode: 'ELOTT',
      currency: 'EUR',
      lines: [
        { playId: 'FIRST2', selection: [['3', '7'], ['1']], unitStake: '0.10', multiple: 2, odds: ['97'] },
      ],
    })
    await press(page.getByRole('button', { name: 'Keep playing' }))
    await expect.element(page.getByRole('button', { name: 'Bet slip, 0 lines' })).toBeVisible()
  })

  it('repeats an order without an answer under its key', async () => {
    const gateway = await placeUnanswered()
    await press(placeBets)
    await expect.element(page.getByText('Your bets are placed')).toBeVisible()
    const [first, second] = gateway.received('placeOrder')
    expect(second?.request.headers.get('Idempotency-Key')).toBe(first?.request.headers.get('Idempotency-Key'))
    expect(second?.body).toBe(first?.body)
  })

  it('repeats it also after a visit to the other play type', async () => {
    const gateway = await placeUnanswered()
    await press(page.getByRole('button', { name: 'Close' }))
    await press(page.getByRole('tab', { name: 'Entertainment' }))
    await expect.element(page.getByRole('button', { name: 'Big 1.94' })).toBeVisible()
    await press(page.getByRole('tab', { name: 'Traditional' }))
    await press(page.getByRole('button', { name: 'Bet slip, 1 line' }))
    await press(placeBets)
    await expect.element(page.getByText('Your bets are placed')).toBeVisible()
    const keys = gateway.received('placeOrder').map(({ request }) => request.headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(1)
  })

  it('repeats it also after a reload, when the same bets are picked again (S-money-03)', async () => {
    const before = await placeUnanswered()
    await cleanup()
    const { gateway } = await renderSite(lotteryClientPath(client), {
      answers: { ...lotterySite, placeOrder: sampleReceipt },
      session: memberSession,
      storage: 'kept',
    })
    await fillSlip()
    await press(openSlip)
    await press(placeBets)
    await expect.element(page.getByText('Your bets are placed')).toBeVisible()
    const [first, second] = [...before.received('placeOrder'), ...gateway.received('placeOrder')]
    expect(second?.request.headers.get('Idempotency-Key')).toBe(first?.request.headers.get('Idempotency-Key'))
    expect(second?.body).toBe(first?.body)
  })

  it('reports an insufficient balance before anything is sent, with a link to the deposit', async () => {
    await renderBetPage({
      getWallet: { currency: 'EUR', symbol: '€', sumBalance: '0.10', balance: '0.10', wallets: [] },
    })
    await fillSlip()
    await press(openSlip)
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText('Your balance is too low.')).toBeVisible()
    await expect
      .element(dialog.getByRole('link', { name: 'Deposit' }))
      .toHaveAttribute('href', ROUTES.deposit.path)
  })

  it('keeps the bets when the draw closed first, and shows the refusal', async () => {
    const { gateway } = await renderBetPage({ placeOrder: refusal(422, 'order.period_closed') })
    await fillSlip()
    await press(openSlip)
    await press(placeBets)
    await expect
      .element(page.getByText('That draw has just closed. Your bets are still here for the next one.'))
      .toBeVisible()
    gateway.answer({ placeOrder: sampleReceipt })
    await press(placeBets)
    await expect.element(page.getByText('Your bets are placed')).toBeVisible()
    const keys = gateway.received('placeOrder').map(({ request }) => request.headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(2)
  })

  it('says that odds have changed, and places nothing at them before the player agrees (S-lottery-15)', async () => {
    const { gateway } = await renderBetPage({ placeOrder: refusal(422, 'order.odds_changed') })
    await fillSlip()
    await press(openSlip)
    gateway.answer({ listPlays: playsAt('90') })
    await press(placeBets)
    await expect.element(page.getByText('First two · 2 bets · 90×')).toBeVisible()
    await expect.element(page.getByRole('dialog').getByText('The odds have changed')).toBeVisible()
    gateway.answer({ placeOrder: sampleReceipt })
    await press(page.getByRole('button', { name: 'Accept new odds' }))
    await press(placeBets)
    await expect.element(page.getByText('Your bets are placed')).toBeVisible()
    const [old, agreed, ...more] = gateway.received('placeOrder')
    expect(more).toHaveLength(0)
    expect(JSON.parse(agreed?.body ?? '')).toMatchObject({ lines: [{ odds: ['90'] }] })
    expect(agreed?.request.headers.get('Idempotency-Key')).not.toBe(
      old?.request.headers.get('Idempotency-Key'),
    )
  })

  it('asks again for a slip that was kept over a change of the prize mode (S-lottery-15)', async () => {
    const { gateway, services } = await renderBetPage({
      listPlays: ({ url }) => playsAt(url.searchParams.get('prizeMode') === 'ELOTT' ? '97' : '95'),
    })
    await fillSlip()
    services.navigator.go(lotteryClientPath({ ...client, prizeMode: 'LOTT' }))
    await expect.element(page.getByText('Pays 95×')).toBeVisible()
    await press(openSlip)
    await press(page.getByRole('button', { name: 'Accept new odds' }))
    expect(gateway.received('placeOrder')).toHaveLength(0)
    await press(placeBets)
    await expect.element(page.getByText('Your bets are placed')).toBeVisible()
    expect(JSON.parse(gateway.received('placeOrder')[0]?.body ?? '')).toMatchObject({
      prizeMode: 'LOTT',
      lines: [{ odds: ['95'] }],
    })
  })

  it('picks at random', async () => {
    await renderBetPage()
    await press(page.getByRole('button', { name: 'Quick pick' }))
    await expect.element(page.getByRole('button', { name: 'Add · €0.10' })).toBeEnabled()
  })

  it('asks a visitor to sign in, and keeps the slip', async () => {
    await renderSite(lotteryClientPath(client), { answers: lotterySite })
    await fillSlip()
    await press(openSlip)
    await press(page.getByRole('button', { name: 'Log in to place bets' }))
    await expect.poll(() => location.pathname).toBe('/m/login')
  })

  it('is of one member: another one of the device finds an empty slip (S-lottery-14)', async () => {
    const { services } = await renderSite(lotteryClientPath(client), { answers: lotterySite })
    const signIn = (memberName: string): void =>
      services.session.start({ token: memberName, memberName, type: 0, firstTimeLogin: false })
    await fillSlip()
    await expect.element(openSlip).toMatchTextContent(/1/)
    const filled = openSlip.element().textContent
    signIn('member')
    await press(openSlip)
    await expect.element(placeBets).toBeVisible()
    await press(page.getByRole('button', { name: 'Close' }))
    // A visitor's slip goes with the member who signs in.
    await expect.element(openSlip).toMatchTextContent(filled)
    services.session.end()
    signIn('another')
    await expect.poll(() => openSlip.elements()[0]?.textContent).not.toBe(filled)
    services.session.end()
    signIn('member')
    await expect.element(openSlip).toMatchTextContent(filled)
  })

  it('keeps a line that was added while the others were on their way (S-lottery-14)', async () => {
    await page.viewport(1280, 800)
    onTestFinished(() => page.viewport(390, 844))
    const answered = Promise.withResolvers<typeof sampleReceipt>()
    const { gateway } = await renderBetPage({ placeOrder: () => answered.promise })
    await fillSlip()
    await press(placeBets)
    await expect.poll(() => gateway.received('placeOrder').length).toBe(1)
    await fillSlip()
    const lines = page.getByRole('button', { name: /^Remove/ })
    // Two lines, and the button that removes them all.
    await expect.poll(() => lines.elements().length).toBe(3)
    answered.resolve(sampleReceipt)
    await expect.element(page.getByText('Your bets are placed')).toBeVisible()
    await expect.poll(() => lines.elements().length).toBe(1)
  })

  it('bets on entertainment plays under their own address', async () => {
    await renderBetPage()
    await press(page.getByRole('tab', { name: 'Entertainment' }))
    await expect.poll(() => location.pathname).toBe('/m/lotto-h5/mobile/ent/games/L1')
    await press(page.getByRole('button', { name: 'Big 1.94' }))
    await expect.element(page.getByRole('button', { name: 'Add · €0.10' })).toBeEnabled()
  })
})
