import type { Page } from '@playwright/test'

import type { Brand } from '../brands.ts'
import { expect } from '../test.ts'
import { field, receiveCode } from './entrance.ts'

/** Payment password that {@link preparePayout} sets. */
export const PAYMENT_PASSWORD = '112233'

/** Adds the mobile number, proven by a code, where the brand registers without one. */
export async function addPhone(page: Page, brand: Brand, mobile: string): Promise<void> {
  const { text } = brand
  const row = page.getByRole('main').getByRole('button', { name: text('memberHome.field.mobileNum') })
  await page.goto('/m/member/home')
  await row.click()
  await field(page, text('entrance.code')).fill(await receiveCode(page, brand, mobile))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('form.save') })
    .click()
  await expect(row).toBeHidden()
}

/** Sets what a payout needs: a payment password, with that of logging in, and a bank card. */
export async function preparePayout(page: Page, { text }: Brand, password: string): Promise<void> {
  const sheet = page.getByRole('dialog')
  const row = (name: string) => page.getByRole('main').getByRole('button', { name: text(name) })
  await page.goto('/m/member/home')
  await row('paymentPassword.title').click()
  await field(page, text('paymentPassword.login')).fill(password)
  await field(page, text('paymentPassword.next')).fill(PAYMENT_PASSWORD)
  await field(page, text('paymentPassword.confirm')).fill(PAYMENT_PASSWORD)
  await sheet.getByRole('button', { name: text('form.save') }).click()
  await expect(row('paymentPassword.title')).toContainText(text('memberHome.isSet'))

  await row('bankCards.title').click()
  await sheet.getByRole('button', { name: text('bankCards.add') }).click()
  await page.getByRole('combobox', { name: text('bankCards.bank') }).click()
  await page.getByRole('option').first().click()
  await field(page, text('bankCards.holder')).fill('New Comer')
  await field(page, text('bankCards.number')).fill('MT84MALT011000012345')
  await field(page, text('paymentPassword.title')).fill(PAYMENT_PASSWORD)
  await sheet.getByRole('button', { name: text('bankCards.add') }).click()
  await expect(sheet.getByText(/\*{4} 2345$/)).toBeVisible()
}
