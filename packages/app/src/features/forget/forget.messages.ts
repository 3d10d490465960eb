import { defineMessage, defineMessages } from 'react-intl'

export const forgetMessages = {
  ...defineMessages({
    heading: {
      id: 'forget.heading',
      defaultMessage: 'Set a new password',
      description: 'Heading of the password recovery page',
    },
    intro: {
      id: 'forget.intro',
      defaultMessage: 'We send a code to the mobile number of your account.',
      description: 'Under the heading of the password recovery page',
    },
    mobile: { id: 'forget.mobile', defaultMessage: 'Mobile number', description: 'Label of a field' },
    country: {
      id: 'forget.country',
      defaultMessage: 'Country code',
      description: 'Sheet and button that choose a dialling code',
    },
    countrySearch: {
      id: 'forget.countrySearch',
      defaultMessage: 'Search countries',
      description: 'Search box of the dialling codes',
    },
    countryNone: {
      id: 'forget.countryNone',
      defaultMessage: 'No country found',
      description: 'The search for a country has no result',
    },
    clear: { id: 'forget.clear', defaultMessage: 'Clear', description: 'Button that empties a search box' },
    code: { id: 'forget.code', defaultMessage: 'SMS code', description: 'Label of a field' },
    codeSend: {
      id: 'forget.codeSend',
      defaultMessage: 'Send code',
      description: 'Button that sends a code by text message',
    },
    password: { id: 'forget.password', defaultMessage: 'New password', description: 'Label of a field' },
    confirm: {
      id: 'forget.confirm',
      defaultMessage: 'Confirm new password',
      description: 'Label of the field that repeats the new password',
    },
    passwordShow: {
      id: 'forget.passwordShow',
      defaultMessage: 'Show password',
      description: 'Eye beside a password',
    },
    passwordHide: {
      id: 'forget.passwordHide',
      defaultMessage: 'Hide password',
      description: 'Eye beside a password',
    },
    submit: {
      id: 'forget.submit',
      defaultMessage: 'Save new password',
      description: 'Button that sends the password recovery form',
    },
    done: {
      id: 'forget.done',
      defaultMessage: 'Your new password is set. Log in with it.',
      description: 'Message after the password was recovered; the login page follows',
    },
    logIn: {
      id: 'forget.logIn',
      defaultMessage: 'Back to login',
      description: 'Link under the password recovery form',
    },
    support: {
      id: 'forget.support',
      defaultMessage: 'Lost this number? Ask customer service',
      description: 'Button under the password recovery form',
    },
    back: {
      id: 'forget.back',
      defaultMessage: 'Back to home',
      description: 'Arrow at the top of the password recovery page',
    },
  }),
  codeAgain: defineMessage<{ readonly seconds: number }>({
    id: 'forget.codeAgain',
    defaultMessage: 'Again in {seconds, number} s',
    description: 'Button that sends a code by text message, while it has to wait',
  }),
}
