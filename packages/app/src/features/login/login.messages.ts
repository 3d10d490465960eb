import { defineMessages } from 'react-intl'

export const loginMessages = defineMessages({
  heading: {
    id: 'login.heading',
    defaultMessage: 'Welcome back',
    description: 'Heading of the login page',
  },
  logIn: {
    id: 'login.logIn',
    defaultMessage: 'Log in',
    description: 'Submit button of the login form',
  },
  method: {
    id: 'login.method',
    defaultMessage: 'Login method',
    description: 'Name of the tabs password and SMS',
  },
  byPassword: {
    id: 'login.byPassword',
    defaultMessage: 'Password',
    description: 'Tab: log in with a password',
  },
  bySms: {
    id: 'login.bySms',
    defaultMessage: 'SMS',
    description: 'Tab: log in with a code from a text message',
  },
  username: { id: 'login.username', defaultMessage: 'Username', description: 'Label of a field' },
  usernameOrMobile: {
    id: 'login.usernameOrMobile',
    defaultMessage: 'Username or mobile number',
    description: 'Label of a field, where members register by mobile number; begins like login.username',
  },
  password: { id: 'login.password', defaultMessage: 'Password', description: 'Label of a field' },
  remember: { id: 'login.remember', defaultMessage: 'Remember password', description: 'Checkbox' },
  rememberNumber: {
    id: 'login.rememberNumber',
    defaultMessage: 'Remember number',
    description: 'Checkbox of the login by text message',
  },
  forgot: {
    id: 'login.forgot',
    defaultMessage: 'Forgot password?',
    description: 'Link to the password recovery',
  },
  trial: {
    id: 'login.trial',
    defaultMessage: 'Try for free',
    description: 'Button that starts a trial session',
  },
  trialNote: {
    id: 'login.trialNote',
    defaultMessage: 'Demo money, no account needed',
    description: 'Under the button that starts a trial session',
  },
  trialRefused: {
    id: 'login.trialRefused',
    defaultMessage: 'The free trial isn’t available right now.',
    description: 'The gateway gave no trial account',
  },
  trialSignedIn: {
    id: 'login.trialSignedIn',
    defaultMessage: 'You’re logged in with your own account. Log out first to try for free.',
    description: 'On the page of the free trial, to a member who is logged in',
  },
  trialHome: {
    id: 'login.trialHome',
    defaultMessage: 'Play now',
    description: 'Link to the games, on the page of the free trial',
  },
  or: {
    id: 'login.or',
    defaultMessage: 'or',
    description: 'Between the form and the other ways to sign in',
  },
})
