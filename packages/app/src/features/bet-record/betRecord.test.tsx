import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite, orderPage, sampleOrder } from '#testing/samples.ts'

const answers = { ...memberSite, listOrders: orderPage([sampleOrder('G202611200000042', 'WON', '12.40')]) }

describe('betting record', () => {
  it('shows every bet with its result, and the totals of the period (S-records-03)', async () => {
    await renderSite(ROUTES.betRecord.path, { answers, session: memberSession })
    await expect.element(page.getByText('Golden Koi')).toBeVisible()
    await expect.element(page.getByText('+€12.40')).toBeVisible()
    await expect.element(page.getByText('+€8.40')).toBeVisible()
    await expect.element(page.getByText('G202611200000042')).toBeVisible()
  })

  it('requests the chosen period (S-records-03)', async () => {
    const { gateway } = await renderSite(ROUTES.betRecord.path, { answers, session: memberSession })
    await page.getByRole('tab', { name: 'Yesterday' }).click()
    await expect.poll(() => gateway.received('listOrders').at(-1)?.url.searchParams.has('endTime')).toBe(true)
  })

  it('says what was bet, with its draw (S-records-05)', async () => {
    const bet = {
      ...sampleOrder('L202611200000043', 'LOST', '-2.00'),
      numero: '202611200144',
      detail: 'Last two, in order: 1 | 2,3',
    }
    const lottery = { ...memberSite, listOrders: orderPage([bet]) }
    await renderSite(ROUTES.betRecord.path, { answers: lottery, session: memberSession })
    await expect.element(page.getByText('202611200144')).toBeVisible()
    await expect.element(page.getByText('Last two, in order: 1 | 2,3')).toBeVisible()
  })

  it('requests the chosen kind and state (S-records-04)', async () => {
    const { gateway } = await renderSite(ROUTES.betRecord.path, { answers, session: memberSession })
    const asked = () => gateway.received('listOrders').at(-1)?.url.searchParams
    const choose = async (filter: string, option: string) => {
      await page.getByRole('combobox', { name: filter }).click()
      await page.getByRole('option', { name: option, exact: true }).click()
    }
    await choose('Type', 'Fishing')
    await choose('Status', 'Won')
    await expect.poll(() => asked()?.toString()).toMatch(/gameCategory=FISH&status=WON/)
  })

  it('says the totals of another period, and that it has no bets', async () => {
    const { gateway } = await renderSite(ROUTES.betRecord.path, { answers, session: memberSession })
    const totals = page.getByLabelText('Totals')
    await expect.element(totals).toMatchTextContent(/€8\.40/)
    await expect.element(totals).toHaveAttribute('aria-live', 'polite')
    const said = page.getByRole('main').getByRole('status').first()
    await expect.element(said).toBeEmptyDOMElement()
    gateway.answer({ listOrders: orderPage([]) })
    await page.getByRole('tab', { name: 'Yesterday' }).click()
    await expect.element(said).toMatchTextContent(/No bets/)
  })

  it('links to the games when there are no bets', async () => {
    const empty = { ...memberSite, listOrders: orderPage([]) }
    await renderSite(ROUTES.betRecord.path, { answers: empty, session: memberSession })
    await page.getByRole('link', { name: 'Find a game' }).click()
    await expect.poll(() => location.pathname).toBe(ROUTES.home.path)
  })
})
