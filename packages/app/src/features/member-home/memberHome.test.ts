import { describe, expect, it } from 'vitest'

import {
  bankCardProblems,
  cardNumberForWire,
  cardNumberInput,
} from '#capabilities/bank-cards/bankCardForm.ts'
import { paymentPasswordProblems, proofOf } from '#capabilities/payment-password/paymentPasswordForm.ts'

import { contactRows, fieldToFillIn, profileProblem } from './profileField.ts'

describe('contacts', () => {
  it('lists known contacts, masked, and missing ones that can be added', () => {
    const rows = contactRows({ mobileNum: '79***67', wechat: 'ro***v' })
    expect(rows.map(({ field }) => field)).toEqual(['mobileNum', 'email', 'payeeName', 'wechat'])
    expect(rows.map(fieldToFillIn)).toEqual([undefined, 'email', 'payeeName', undefined])
  })

  it('cannot be changed once set', () => {
    expect(fieldToFillIn({ field: 'email', value: 'pl***@example.com' })).toBeUndefined()
  })
})

describe('profile values', () => {
  const facts = { today: '2026-11-20', birthdayMinimumAge: 21 }
  it.each([
    ['nickname', 'Robin', null],
    ['nickname', '', 'validation.required'],
    ['nickname', '   ', 'validation.whitespace'],
    ['nickname', 'x'.repeat(33), 'validation.range'],
    ['birthday', '2005-11-20', null],
    ['birthday', '2005-11-21', 'validation.birthday_age'],
    ['birthday', '2005-13-01', 'validation.birthday'],
    ['email', 'robin@example.com', null],
    ['email', 'robin', 'validation.email'],
    ['payeeName', 'Robin Vella', null],
  ] as const)('%s “%s” → %s', (field, value, verdict) => {
    expect(profileProblem(field, value, facts)).toBe(verdict)
  })
})

describe('the payment password', () => {
  const values = {
    oldPaymentPassword: '202611',
    oldPassword: '',
    paymentPassword: '202612',
    confirmPaymentPassword: '202612',
  }
  it.each([
    ['oldPaymentPassword', '12', { oldPaymentPassword: 'paymentPassword.format' }],
    [
      'paymentPassword',
      '202611',
      { paymentPassword: 'same_password', confirmPaymentPassword: 'in_confirmation_correct' },
    ],
    ['confirmPaymentPassword', '', { confirmPaymentPassword: 'in_enter_password' }],
  ] as const)('%s “%s”', (field, value, problems) => {
    expect(paymentPasswordProblems({ ...values, [field]: value }, 'oldPaymentPassword')).toEqual(problems)
  })

  it('requires the login password where it is the first one', () => {
    const first = { ...values, oldPaymentPassword: '' }
    expect(paymentPasswordProblems(first, 'oldPassword')).toEqual({ oldPassword: 'validation.required' })
    expect(paymentPasswordProblems({ ...first, oldPassword: 'Livery-2026' }, 'oldPassword')).toEqual({})
  })

  it('requires no other where the member has none', () => {
    expect(paymentPasswordProblems({ ...values, oldPaymentPassword: '' }, undefined)).toEqual({})
  })

  it.each([
    [true, true, 'oldPaymentPassword'],
    [true, false, 'oldPaymentPassword'],
    [false, true, 'oldPassword'],
    [false, undefined, 'oldPassword'],
    [false, false, undefined],
  ] as const)('is proven (payment password: %s, login password: %s) by %s', (one, other, proof) => {
    expect(proofOf({ hasPaymentPassword: one, ...(other === undefined ? {} : { hasPassword: other }) })).toBe(
      proof,
    )
  })
})

describe('a bank card', () => {
  it.each([
    ['mt84malt0110', 'MT84 MALT 0110'],
    ['1234-5678 9', '1234 5678 9'],
    ['', ''],
    ['9'.repeat(40), `${'9999 '.repeat(8)}99`],
  ])('%s is shown as %s', (typed, shown) => {
    expect(cardNumberInput(typed)).toBe(shown)
    expect(cardNumberForWire(shown)).toBe(shown.replaceAll(' ', ''))
  })

  it('has a bank, a name, a number and the payment password', () => {
    expect(
      bankCardProblems({ bankCode: undefined, accountName: '', cardNumber: '1', paymentPassword: '' }),
    ).toEqual({
      bankCode: 'validation.required',
      accountName: 'validation.required',
      cardNumber: 'bankCards.numberFormat',
      paymentPassword: 'paymentPassword.format',
    })
    expect(
      bankCardProblems({
        bankCode: 'BOV',
        accountName: 'R',
        cardNumber: '1234 5678',
        paymentPassword: '202611',
      }),
    ).toEqual({ accountName: 'validation.real_name_format' })
  })
})
