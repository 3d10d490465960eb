import { formatMoney, languageOf, type LanguageCode } from '@livery/i18n'
import type { Locator, Page } from '@playwright/test'
import { Big } from 'big.js'

import type { Brand } from '../brands.ts'
import { ledgerEntries } from '../sandbox.ts'
import { expect } from '../test.ts'

/** BCP 47 tag of a language on a brand's pages; of its default one without a code. */
export const tagOf = ({ config }: Brand, code: LanguageCode = config.languages.default): string =>
  config.languages.tags[code] ?? languageOf(code).tag

/** Balance as the card shows it: no decimals, in the language's format (S-home-12). */
function shownBalance(brand: Brand, amount: string): string {
  return formatMoney(tagOf(brand), amount, brand.config.currency, { decimals: 0, currencyDisplay: 'none' })
}

/** Figure of the member's balance on a page, next to the button that refreshes it, and of no other number there. */
export function balanceFigure(page: Page, brand: Brand, amount: string): Locator {
  const refresh = page.getByRole('button', { name: brand.text('wallet.refresh') })
  const balance = page.locator('div', { has: refresh }).last()
  return balance.getByText(shownBalance(brand, amount), { exact: true })
}

/** Rows of a record that are fetched before the list is scrolled. */
const FIRST_PAGE = 20

/** The account record lists the entries of the ledger, newest first, with their sums. */
export async function accountRecordAgrees(page: Page, brand: Brand, username: string): Promise<void> {
  const { text, config } = brand
  const money = (amount: Big, signed = false): string =>
    formatMoney(tagOf(brand), amount.toFixed(), config.currency, { signed })
  await page.goto('/m/transaction/record')
  const rows = page.getByRole('list', { name: text('accountRecord.list') }).getByRole('listitem')
  await expect(rows.first()).toContainText(/\d/)
  const amounts = (await ledgerEntries(brand, username)).map(({ amount }) => new Big(amount))
  await expect(rows).toContainText(amounts.slice(0, FIRST_PAGE).map((amount) => money(amount, true)))
  const sum = (wanted: readonly Big[]): Big => wanted.reduce((all, amount) => all.plus(amount), new Big(0))
  const totals = page.getByLabel(text('accountRecord.totals'))
  await expect(totals).toContainText(money(sum(amounts), true))
  await expect(totals).toContainText(money(sum(amounts.filter((amount) => amount.gt(0)))))
  await expect(totals).toContainText(money(sum(amounts.filter((amount) => amount.lt(0))).abs()))
}

/**
 * The betting record lists the bets by their order numbers and sums up the ledger's stakes; a bet that returned less
 * than its stake is not called won.
 */
export async function bettingRecordAgrees(
  page: Page,
  brand: Brand,
  username: string,
  { slot, orders }: { readonly slot: string; readonly orders: readonly string[] },
): Promise<void> {
  const { text, config } = brand
  await page.goto('/m/gameRecord')
  const rows = page.getByRole('list', { name: text('betRecord.list') }).getByRole('listitem')
  for (const order of orders)
    await expect(rows.filter({ hasText: order })).toContainText(text('betRecord.status.RETURNED'))
  await expect(rows.filter({ hasText: slot })).toHaveCount(1)
  const stakes = await ledgerEntries(brand, username, 'stake')
  const staked = stakes.reduce((sum, { amount }) => sum.minus(amount), new Big(0))
  await expect(page.getByRole('main')).toContainText(
    formatMoney(tagOf(brand), staked.toFixed(), config.currency),
  )
}
