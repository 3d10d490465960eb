import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { refusal, type Answers } from '#testing/fakeGateway.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite } from '#testing/samples.ts'

import { sampleRecord } from './accountRecord.samples.ts'

describe('the account record', () => {
  const record = sampleRecord((amount) => amount.toFixed(2), 'EUR')
  const open = (answers: Answers = {}) =>
    renderSite(ROUTES.accountRecord.path, {
      answers: { ...memberSite, getTransactions: record, ...answers },
      session: memberSession,
    })
  const main = page.getByRole('main')
  const rows = main.getByRole('list', { name: 'Transactions' }).getByRole('listitem')

  it('shows every transaction with its sign, its state and the balance after, and the sums (S-records-01)', async () => {
    await open()
    await expect.element(rows.nth(1)).toMatchTextContent(/Winnings.*\+€14\.40.*Done.*€10,062\.40/)
    await expect.element(rows.nth(0)).toMatchTextContent(/Withdrawal.*-€100\.00.*In progress/)
    const sums = main.getByLabelText('Totals')
    await expect.element(sums).toMatchTextContent(/\+€62\.40.*€64\.40.*€2\.00/)
  })

  it('of a trial account shows play money without a currency (S-trial-12)', async () => {
    await renderSite(ROUTES.accountRecord.path, {
      answers: { ...memberSite, getTransactions: record },
      session: { ...memberSession, type: 4 },
    })
    await expect.element(rows.nth(1)).toMatchTextContent(/Winnings.*\+14\.40.*Done.*10,062\.40/)
    await expect.element(main.getByLabelText('Totals')).toMatchTextContent(/\+62\.40.*64\.40.*2\.00/)
    expect(main.element().textContent).not.toContain('€')
  })

  it('copies an order number', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await open()
    await main.getByRole('button', { name: 'Copy order number D-20261120-0041' }).click()
    expect(write).toHaveBeenCalledWith('D-20261120-0041')
    write.mockRestore()
  })

  it('requests the chosen period, type and status, and clears the filters (S-records-01, S-records-06)', async () => {
    const nothing = { ...record, list: [] }
    const { gateway } = await open({
      getTransactions: ({ url }) => (url.searchParams.has('status') ? nothing : record),
    })
    const asked = () => gateway.received('getTransactions').at(-1)?.url.searchParams
    const choose = async (filter: string, option: string) => {
      await main.getByRole('combobox', { name: filter }).click()
      await page.getByRole('option', { name: option }).click()
    }
    await main.getByRole('tab', { name: '30 days' }).click()
    await choose('Type', 'Deposit')
    await choose('Status', 'Failed')
    await expect.poll(() => asked()?.toString()).toMatch(/startTime=.+&type=deposit&status=failed/)
    await main.getByRole('button', { name: 'Show all' }).click()
    await expect.element(rows.nth(0)).toBeVisible()
    await expect.poll(() => asked()?.toString()).not.toMatch(/type|status/)
  })

  it('fetches further pages at its end, and shows when one failed (S-errors-02)', async () => {
    const [first] = record.list
    if (!first) throw new Error('The sample is empty')
    const { gateway } = await open({
      getTransactions: ({ url }) => {
        if (url.searchParams.get('pageNo') !== '1') return refusal(403, 'role.not_allowed')
        return { ...record, list: [first], totalPages: 2 }
      },
    })
    const again = main.getByRole('button', { name: 'Load failed, click to retry' })
    await expect.element(again).toBeVisible()
    gateway.answer({ getTransactions: { ...record, list: [{ ...first, orderNumber: 'W-2' }], pageNum: 2 } })
    await again.click()
    await expect.element(rows.nth(1)).toMatchTextContent('W-2')
    await expect.element(rows.nth(0)).toMatchTextContent(first.orderNumber)
  })

  it('links to the deposit without records, and retries after a failure', async () => {
    const { gateway } = await open({ getTransactions: refusal(501, 'feature.not_built') })
    gateway.answer({ getTransactions: { ...record, list: [] } })
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect
      .element(main.getByRole('link', { name: 'Make a deposit' }))
      .toHaveAttribute('href', ROUTES.deposit.path)
  })
})
