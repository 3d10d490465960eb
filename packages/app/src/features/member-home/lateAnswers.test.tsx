import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { bankCards } from '#testing/bankCards.samples.ts'
import { refusal, type Answers, type Refusal } from '#testing/fakeGateway.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite } from '#testing/samples.ts'

const answers: Answers = {
  ...memberSite,
  getBankCards: bankCards,
}
const open = (more: Answers) =>
  renderSite(ROUTES.memberHome.path, { answers: { ...answers, ...more }, session: memberSession })
const row = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const sheet = page.getByRole('dialog')
const field = (name: string) => page.getByRole('textbox', { name })

/** Fills the form of a new bank account. */
async function fillAccount(): Promise<void> {
  await row('Bank accounts').click()
  await sheet.getByRole('button', { name: 'Add a bank account' }).click()
  await sheet.getByRole('combobox', { name: 'Bank' }).click()
  await page.getByRole('option', { name: 'Bank of Valletta' }).click()
  await field('Name on the account').fill('Robin Vella')
  await field('Card or account number').fill('mt84malt0110')
  await field('Payment password').fill('202611')
}

describe('a form of the member centre', () => {
  it('tells of a refusal also when its sheet was closed', async () => {
    const late = Promise.withResolvers<Refusal>()
    await open({ updateMember: () => late.promise })
    await row(/E-mail/).click()
    await field('E-mail').fill('robin@example.com')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
    late.resolve(refusal(409, 'member.email_taken'))
    await expect.element(page.getByText('This e-mail address is already in use.')).toBeVisible()
  })

  it('tells of a removed card also when it was left', async () => {
    const late = Promise.withResolvers<Record<string, never>>()
    const { gateway } = await open({ removeBankCard: () => late.promise })
    await row('Bank accounts').click()
    await sheet.getByRole('button', { name: /^Remove/ }).click()
    await field('Payment password').fill('202611')
    await sheet.getByRole('button', { name: 'Remove' }).click()
    await expect.poll(() => gateway.received('removeBankCard').length).toBe(1)
    await sheet.getByRole('button', { name: 'Close' }).click()
    late.resolve({})
    await expect.element(page.getByText('Bank account removed')).toBeVisible()
  })

  it('says under the name that a bank account is somebody else’s (S-withdraw-05)', async () => {
    await open({
      addBankCard: refusal(400, 'request.invalid', { data: { fields: { accountName: 'enum' } } }),
    })
    await fillAccount()
    await page.getByRole('button', { name: 'Add a bank account' }).click()
    const name = field('Name on the account')
    await expect.element(name).toHaveFocus()
    await expect.element(name).toHaveAccessibleDescription(/has to be in your own name/)
  })

  it('is sent again with other input than what was refused', async () => {
    const { gateway } = await open({ addBankCard: refusal(409, 'bank_card.taken') })
    await fillAccount()
    const add = page.getByRole('button', { name: 'Add a bank account' })
    await add.click()
    await expect.element(field('Card or account number')).toBeInvalid()
    await add.click()
    expect(gateway.received('addBankCard')).toHaveLength(1)
    await field('Name on the account').fill('Robert Vella')
    await add.click()
    await expect.poll(() => gateway.received('addBankCard').length).toBe(2)
  })
})
