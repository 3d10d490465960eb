import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'

import { bankCard, bankCards } from '#testing/bankCards.samples.ts'
import { refusal, type Answers, type Refusal } from '#testing/fakeGateway.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite, openSite } from '#testing/samples.ts'
import { testBoot } from '#testing/testBoot.ts'

const PICTURE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

describe('the member centre', () => {
  let member: Schemas['Member']
  let cards: Schemas['BankCard'][]
  let sent: [string, unknown][]
  let refused: Refusal | undefined

  beforeEach(() => {
    member = {
      id: 'm_1',
      type: 0,
      account: 'member',
      nickname: 'Robin',
      headIcon: 'icon-01',
      contacts: { mobileNum: '79***67', wechat: 'ro***v' },
      hasPaymentPassword: true,
      registeredAt: '2026-01-14T18:02:11Z',
    }
    cards = [bankCard]
    sent = []
    refused = undefined
  })
  /** Records the call, and refuses it where the test says so. */
  function took<Value>(name: string, body: string, value: () => Value): Value | Refusal {
    sent.push([name, JSON.parse(body)])
    return refused ?? value()
  }
  const answers: Answers = {
    ...memberSite,
    getMember: () => member,
    updateMember: ({ body }) =>
      took('update', body, () => {
        member = { ...member, ...(JSON.parse(body) as Partial<Schemas['Member']>) }
        return member
      }),
    getHeadIcon: () => ({
      current: member.headIcon,
      list: ['icon-01', 'icon-02'].map((id) => ({ id, url: PICTURE })),
    }),
    setHeadIcon: ({ body }) => took('picture', body, () => ({ id: 'icon-02', url: PICTURE })),
    setPaymentPassword: ({ body }) => took('payment', body, () => ({})),
    getBankCards: () => ({ ...bankCards, list: cards }),
    addBankCard: ({ body }) => took('add', body, () => bankCard),
    removeBankCard: ({ body }) =>
      took('remove', body, () => {
        cards = []
        return {}
      }),
  }
  const open = (sheetName = '') =>
    renderSite(`${ROUTES.memberHome.path}${sheetName}`, { answers, session: memberSession })
  const main = page.getByRole('main')
  const sheet = page.getByRole('dialog')
  const save = sheet.getByRole('button', { name: 'Save' })

  it('shows name and masked contacts, and a dash without a VIP label (S-member-02, S-member-03)', async () => {
    await open()
    await expect.element(main.getByRole('heading', { name: 'Robin' })).toBeVisible()
    await expect.element(main.getByText('79***67')).toBeVisible()
    await expect.element(main.getByRole('button', { name: 'VIP level: -' })).toBeVisible()
    await expect.element(main.getByText('10,250', { exact: true })).toBeVisible()
  })

  it('keeps a name of one word whole, however little is left beside it (S-member-02)', async () => {
    member = { ...member, nickname: 'verylongname2026' }
    document.body.style.inlineSize = '240px'
    onTestFinished(() => void document.body.style.removeProperty('inline-size'))
    await open()
    const word = main.getByRole('heading', { name: 'verylongname2026' })
    await expect.element(word).toBeVisible()
    expect(word.element().firstElementChild?.getClientRects()).toHaveLength(1)
  })

  it('is grouped under headings where the operator’s template says so (S-member-01, S-roles-11)', async () => {
    await open()
    await expect.element(main.getByRole('heading', { name: 'Security' })).toBeVisible()
    expect(main.getByRole('list', { name: 'Account' }).elements()).toHaveLength(0)
  })

  it('is one list in the base layout (S-member-01)', async () => {
    const base: Answers = {
      ...answers,
      getWhitelabel: {
        ...(openSite.getWhitelabel as Schemas['Whitelabel']),
        mobileTemplate: { mem_cen: 0, dep_func: 0 },
      },
    }
    await renderSite(ROUTES.memberHome.path, { answers: base, session: memberSession })
    await expect.element(main.getByRole('list', { name: 'Account' })).toBeVisible()
    expect(main.getByRole('heading', { name: 'Security' }).elements()).toHaveLength(0)
    // The balance stands on the brand's own panel in both layouts.
    expect(document.querySelector('[data-hero]')?.textContent).toContain('Balance')
  })

  it('asks a guest to register (S-trial-06, S-member-09)', async () => {
    await renderSite(ROUTES.memberHome.path, { answers, session: { ...memberSession, type: 4 } })
    await page.getByRole('button', { name: 'Register now' }).click()
    await expect.poll(() => location.pathname).toBe(ROUTES.register.path)
  })

  it('changes the nickname', async () => {
    await open()
    await main.getByRole('button', { name: /Nickname/ }).click()
    const nickname = sheet.getByRole('textbox', { name: 'Nickname' })
    await nickname.fill('')
    await save.click()
    await expect.element(sheet.getByText('Please fill this in')).toBeVisible()
    await nickname.fill('Sam')
    await save.click()
    await expect.element(main.getByRole('heading', { name: 'Sam' })).toBeVisible()
    expect(sent).toEqual([['update', { nickname: 'Sam' }]])
  })

  it('accepts a birthday once, and only of the minimum age', async () => {
    await open()
    await main.getByRole('button', { name: /Birthday/ }).click()
    const birthday = sheet.getByRole('textbox', { name: 'Birthday' })
    await birthday.fill('20200101')
    await expect.element(birthday).toHaveValue('2020-01-01')
    await save.click()
    await expect.element(sheet.getByText('You aren’t old enough to play here')).toBeVisible()
    await birthday.fill('19900427')
    await save.click()
    await expect.element(main.getByText('1990-04-27')).toBeVisible()
    expect(main.getByRole('button', { name: /Birthday/ }).elements()).toHaveLength(0)
  })

  it('shows a refusal under the field', async () => {
    await open()
    await main.getByRole('button', { name: /E-mail/ }).click()
    refused = refusal(409, 'member.email_taken')
    await sheet.getByRole('textbox', { name: 'E-mail' }).fill('robin@example.com')
    await save.click()
    await expect.element(sheet.getByText('This e-mail address is already in use.')).toBeVisible()
  })

  it('changes the picture (S-member-02)', async () => {
    await open()
    await main.getByRole('button', { name: 'Change your picture' }).click()
    await sheet.getByRole('button', { name: 'Picture 2' }).click()
    await expect.poll(() => sent).toEqual([['picture', { id: 'icon-02' }]])
    await expect.poll(() => sheet.elements().length).toBe(0)
  })

  describe('payment password', () => {
    const digits = (name: string) => sheet.getByRole('textbox', { name, exact: true })
    async function fillIn(
      old: string | undefined,
      next: string,
      field = 'Old payment password',
    ): Promise<void> {
      await main.getByRole('button', { name: /Payment password/ }).click()
      if (old !== undefined) await digits(field).fill(old)
      await digits('New payment password').fill(next)
      await digits('Confirm payment password').fill(next)
      await save.click()
    }

    it('is changed with the old one (S-member-06)', async () => {
      await open()
      await fillIn('202611', '202612')
      await expect
        .poll(() => sent)
        .toEqual([
          [
            'payment',
            { oldPaymentPassword: '202611', paymentPassword: '202612', confirmPaymentPassword: '202612' },
          ],
        ])
      await expect.element(page.getByText('Changes saved')).toBeVisible()
    })

    it('is set with the login password where it is the first one (S-member-06)', async () => {
      member = { ...member, hasPaymentPassword: false }
      await open()
      refused = refusal(422, 'password.old_wrong')
      await fillIn('Livery-2025', '202612', 'Login password')
      await expect.element(digits('Login password')).toHaveFocus()
      refused = undefined
      await digits('Login password').fill('Livery-2026')
      await save.click()
      const next = { paymentPassword: '202612', confirmPaymentPassword: '202612' }
      await expect.poll(() => sent.at(-1)).toEqual(['payment', { oldPassword: 'Livery-2026', ...next }])
    })

    it('is set alone by a member without any password (S-member-06)', async () => {
      member = { ...member, hasPaymentPassword: false, hasPassword: false }
      await open()
      await fillIn(undefined, '202612')
      await expect
        .poll(() => sent)
        .toEqual([['payment', { paymentPassword: '202612', confirmPaymentPassword: '202612' }]])
      await expect.element(main.getByRole('button', { name: /Payment password Set/ })).toBeVisible()
    })

    it('shows that the old one is wrong', async () => {
      await open()
      refused = refusal(422, 'password.payment_wrong')
      await fillIn('111111', '202612')
      await expect.element(sheet.getByText('The payment password is wrong')).toBeVisible()
      await expect.element(digits('Old payment password')).toHaveFocus()
    })

    it('must differ from the old one', async () => {
      await open()
      await fillIn('202611', '202611')
      await expect.element(sheet.getByText('Your new password must differ from the old one')).toBeVisible()
      expect(sent).toHaveLength(0)
    })
  })

  describe('bank cards', () => {
    const openCards = async (): Promise<void> => {
      await open()
      await main.getByRole('button', { name: 'Bank accounts' }).click()
    }

    it('are shown masked, and added with the payment password (S-member-07)', async () => {
      await openCards()
      await expect.element(sheet.getByText('**** 4821')).toBeVisible()
      await sheet.getByRole('button', { name: 'Add a bank account' }).click()
      await sheet.getByRole('combobox', { name: 'Bank' }).click()
      await page.getByRole('option', { name: 'Bank of Valletta' }).click()
      await page.getByRole('textbox', { name: 'Name on the account' }).fill('Robin Vella')
      const number = page.getByRole('textbox', { name: 'Card or account number' })
      await number.fill('mt84malt0110')
      await expect.element(number).toHaveValue('MT84 MALT 0110')
      await page.getByRole('textbox', { name: 'Payment password' }).fill('202611')
      await page.getByRole('button', { name: 'Add a bank account' }).click()
      await expect
        .poll(() => sent)
        .toEqual([
          [
            'add',
            {
              bankCode: 'BOV',
              accountName: 'Robin Vella',
              cardNumber: 'MT84MALT0110',
              paymentPassword: '202611',
            },
          ],
        ])
      await expect.element(page.getByText('Bank account added')).toBeVisible()
    })

    it('are removed with the payment password', async () => {
      await openCards()
      await sheet.getByRole('button', { name: /^Remove/ }).click()
      await sheet.getByRole('textbox', { name: 'Payment password' }).fill('202611')
      await sheet.getByRole('button', { name: 'Remove' }).click()
      await expect.poll(() => sent).toEqual([['remove', { id: 'card_1', paymentPassword: '202611' }]])
      await expect.element(sheet.getByText('No bank account yet')).toBeVisible()
    })

    it('need a payment password first', async () => {
      member = { ...member, hasPaymentPassword: false }
      await openCards()
      await sheet.getByRole('button', { name: 'Add a bank account' }).click()
      await expect.element(sheet.getByText('Please set a payment password first')).toBeVisible()
    })
  })

  it('signs out after a confirmation (S-member-04)', async () => {
    const { services } = await renderSite(ROUTES.memberHome.path, { answers, session: memberSession })
    await main.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await expect.poll(() => services.session.current()).toBeUndefined()
  })

  it.each([
    ['MENU_BETTING_RECORD', 'Betting record'],
    ['MENU_FEEDBACK', 'Feedback'],
    ['MENU_CHANGE_PASSWORD', 'Change password'],
  ] as const)('has no entry of %s where it is off (S-member-08)', async (flag, name) => {
    const { tenant } = testBoot
    const boot = { ...testBoot, tenant: { ...tenant, flags: { ...tenant.flags, [flag]: false } } }
    await renderSite(ROUTES.memberHome.path, { answers, session: memberSession, boot })
    await expect.element(main.getByRole('link', { name: 'Account record' })).toBeVisible()
    expect(main.getByRole('link', { name }).elements()).toHaveLength(0)
  })

  it('opens the field of a birthday that is missing, which a refused stake leads to (S-register-24)', async () => {
    await open('#birthday')
    await expect.element(page.getByRole('dialog', { name: 'Birthday' })).toBeVisible()
  })

  it('opens the sheet of the address’s hash, which the withdrawal links to', async () => {
    await open('#bankCards')
    await expect.element(page.getByRole('dialog', { name: 'Bank accounts' })).toBeVisible()
  })
})
