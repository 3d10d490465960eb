import { defineMessage, defineMessages } from 'react-intl'

export const loginMessages = {
  ...defineMessages({
    heading: {
      id: 'login.heading',
      defaultMessage: 'Welcome back',
      description: 'Heading of the login page',
    },
    entrance: {
      id: 'login.entrance',
      defaultMessage: 'Log in or register',
      description: 'Name of the toggle between login and registration',
    },
    logIn: {
      id: 'login.logIn',
      defaultMessage: 'Log in',
      description: 'Toggle and submit button of the login form',
    },
    register: {
      id: 'login.register',
      defaultMessage: 'Register',
      description: 'Toggle to the registration page',
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
    password: { id: 'login.password', defaultMessage: 'Password', description: 'Label of a field' },
    passwordShow: {
      id: 'login.passwordShow',
      defaultMessage: 'Show password',
      description: 'Eye beside the password',
    },
    passwordHide: {
      id: 'login.passwordHide',
      defaultMessage: 'Hide password',
      description: 'Eye beside the password',
    },
    mobile: { id: 'login.mobile', defaultMessage: 'Mobile number', description: 'Label of a field' },
    country: {
      id: 'login.country',
      defaultMessage: 'Country code',
      description: 'Sheet and button that choose a dialling code',
    },
    countrySearch: {
      id: 'login.countrySearch',
      defaultMessage: 'Search countries',
      description: 'Search box of the dialling codes',
    },
    countryNone: {
      id: 'login.countryNone',
      defaultMessage: 'No country found',
      description: 'The search for a country has no result',
    },
    clear: { id: 'login.clear', defaultMessage: 'Clear', description: 'Button that empties a search box' },
    code: { id: 'login.code', defaultMessage: 'SMS code', description: 'Label of a field' },
    codeSend: {
      id: 'login.codeSend',
      defaultMessage: 'Send code',
      description: 'Button that sends a code by text message',
    },
    captcha: {
      id: 'login.captcha',
      defaultMessage: 'Verification code',
      description: 'Label of the field for the digits of a picture',
    },
    captchaHelp: {
      id: 'login.captchaHelp',
      defaultMessage: 'Enter the digits in the picture. Tap it for another.',
      description: 'Help under the captcha field',
    },
    captchaRefresh: {
      id: 'login.captchaRefresh',
      defaultMessage: 'Show another picture',
      description: 'The captcha picture is a button',
    },
    remember: { id: 'login.remember', defaultMessage: 'Remember password', description: 'Checkbox' },
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
      defaultMessage: 'Play money, no account needed',
      description: 'Under the button that starts a trial session',
    },
    trialRefused: {
      id: 'login.trialRefused',
      defaultMessage: 'Free trial is not available right now.',
      description: 'The gateway gave no trial account',
    },
    or: {
      id: 'login.or',
      defaultMessage: 'or',
      description: 'Between the form and the other ways to sign in',
    },
    facebook: {
      id: 'login.facebook',
      defaultMessage: 'Continue with Facebook',
      description: 'Button that signs in through Facebook',
    },
    google: {
      id: 'login.google',
      defaultMessage: 'Continue with Google',
      description: 'Button that signs in through Google',
    },
    checking: {
      id: 'login.checking',
      defaultMessage: 'Checking that you are human…',
      description: 'The security check is at work; nothing to do for the player',
    },
    checked: {
      id: 'login.checked',
      defaultMessage: 'Security check passed',
      description: 'The security check is done',
    },
    checkFailed: {
      id: 'login.checkFailed',
      defaultMessage: 'The security check could not run. It is tried again when you log in.',
      description: 'The security check failed, for want of a network most of the time',
    },
    back: { id: 'login.back', defaultMessage: 'Back to home', description: 'Arrow at the top of the page' },
    wait: { id: 'login.wait', defaultMessage: 'Please wait…', description: 'Message while signing in' },
  }),
  codeAgain: defineMessage<{ readonly seconds: number }>({
    id: 'login.codeAgain',
    defaultMessage: 'Again in {seconds, number} s',
    description: 'Button that sends a code by text message, while it has to wait',
  }),
}
