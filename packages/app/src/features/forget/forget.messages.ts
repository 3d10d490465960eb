import { defineMessages } from 'react-intl'

export const forgetMessages = defineMessages({
  heading: {
    id: 'forget.heading',
    defaultMessage: 'Set a new password',
    description: 'Heading of the password recovery page',
  },
  intro: {
    id: 'forget.introWays',
    defaultMessage: 'We’ll send a code to the mobile number or e-mail address of your account.',
    description: 'Under the heading of the password recovery page',
  },
  way: {
    id: 'forget.way',
    defaultMessage: 'Where should we send the code?',
    description: 'Name of the tabs mobile number and e-mail',
  },
  email: { id: 'forget.email', defaultMessage: 'E-mail address', description: 'Tab, and label of a field' },
  password: { id: 'forget.password', defaultMessage: 'New password', description: 'Label of a field' },
  confirm: {
    id: 'forget.confirm',
    defaultMessage: 'Confirm new password',
    description: 'Label of the field that repeats the new password',
  },
  submit: {
    id: 'forget.submit',
    defaultMessage: 'Save new password',
    description: 'Button that sends the password recovery form',
  },
  done: {
    id: 'forget.done',
    defaultMessage: 'Your new password is set. Use it to log in.',
    description: 'Message after the password was recovered; the login page follows',
  },
  logIn: {
    id: 'forget.logIn',
    defaultMessage: 'Back to login',
    description: 'Link under the password recovery form',
  },
  support: {
    id: 'forget.supportWays',
    defaultMessage: 'Can’t use either? Contact customer service',
    description: 'Button under the password recovery form',
  },
})
