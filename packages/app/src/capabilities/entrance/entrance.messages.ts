import { defineMessage, defineMessages } from 'react-intl'

/** Texts of login, registration and password recovery. */
export const entranceMessages = {
  ...defineMessages({
    back: {
      id: 'entrance.back',
      defaultMessage: 'Back to home',
      description: 'Arrow at the top of login, registration and password recovery',
    },
    toggle: {
      id: 'entrance.toggle',
      defaultMessage: 'Log in or register',
      description: 'Name of the toggle between login and registration',
    },
    logIn: { id: 'entrance.logIn', defaultMessage: 'Log in', description: 'Toggle to the login page' },
    register: {
      id: 'entrance.register',
      defaultMessage: 'Register',
      description: 'Toggle to the registration page',
    },
    toLight: {
      id: 'entrance.toLight',
      defaultMessage: 'Switch to the light theme',
      description: 'Name of the sun at the top of login and registration',
    },
    toDark: {
      id: 'entrance.toDark',
      defaultMessage: 'Switch to the dark theme',
      description: 'Name of the moon at the top of login and registration',
    },
    mobile: { id: 'entrance.mobile', defaultMessage: 'Mobile number', description: 'Label of a field' },
    country: {
      id: 'entrance.country',
      defaultMessage: 'Country code',
      description: 'Sheet and button that choose a dialling code',
    },
    countrySearch: {
      id: 'entrance.countrySearch',
      defaultMessage: 'Search countries',
      description: 'Search box of the dialling codes',
    },
    countryNone: {
      id: 'entrance.countryNone',
      defaultMessage: 'No country found',
      description: 'The search for a country has no result',
    },
    clear: { id: 'entrance.clear', defaultMessage: 'Clear', description: 'Button that empties a search box' },
    code: { id: 'entrance.code', defaultMessage: 'SMS code', description: 'Label of a field' },
    codeByEmail: {
      id: 'entrance.codeByEmail',
      defaultMessage: 'Code from the e-mail',
      description: 'Label of a field',
    },
    codeSend: {
      id: 'entrance.codeSend',
      defaultMessage: 'Send code',
      description: 'Button that sends a code by text message',
    },
    passwordShow: {
      id: 'entrance.passwordShow',
      defaultMessage: 'Show password',
      description: 'Eye beside a password',
    },
    passwordHide: {
      id: 'entrance.passwordHide',
      defaultMessage: 'Hide password',
      description: 'Eye beside a password',
    },
  }),
  codeAgain: defineMessage<{ readonly seconds: number }>({
    id: 'entrance.codeAgain',
    defaultMessage: 'Resend in {seconds, number} s',
    description: 'Button that sends a code by text message, while it has to wait',
  }),
}
