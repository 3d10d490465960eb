import { defineMessages } from 'react-intl'

export const paymentPasswordMessages = defineMessages({
  title: {
    id: 'paymentPassword.title',
    defaultMessage: 'Payment password',
    description: 'Row and title of the sheet: the six digits that confirm withdrawals',
  },
  intro: {
    id: 'paymentPassword.intro',
    defaultMessage: 'Six digits that confirm your withdrawals and bank accounts.',
    description: 'At the top of the payment password sheet',
  },
  old: {
    id: 'paymentPassword.old',
    defaultMessage: 'Old payment password',
    description: 'Label of a field',
  },
  login: {
    id: 'paymentPassword.login',
    defaultMessage: 'Login password',
    description:
      'Label of the field that asks, before the first payment password, for the password of logging in',
  },
  next: {
    id: 'paymentPassword.next',
    defaultMessage: 'New payment password',
    description: 'Label of a field',
  },
  confirm: {
    id: 'paymentPassword.confirm',
    defaultMessage: 'Confirm payment password',
    description: 'Label of the field that repeats the payment password',
  },
  format: {
    id: 'paymentPassword.format',
    defaultMessage: 'Please enter 6 digits',
    description: 'Under a payment password that is not six digits',
  },
  wrong: {
    id: 'paymentPassword.wrong',
    defaultMessage: 'The payment password is wrong',
    description: 'Under the payment password when the gateway refuses it',
  },
  missing: {
    id: 'paymentPassword.missing',
    defaultMessage: 'Please set a payment password first',
    description: 'Something needs a payment password and the member has none',
  },
  show: { id: 'paymentPassword.show', defaultMessage: 'Show digits', description: 'Eye beside the field' },
  hide: { id: 'paymentPassword.hide', defaultMessage: 'Hide digits', description: 'Eye beside the field' },
})
