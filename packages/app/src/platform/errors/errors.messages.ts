import { defineMessage, defineMessages } from 'react-intl'

const plainMessages = defineMessages({
  offline: {
    id: 'failure.offline',
    defaultMessage: 'No internet connection. Please check your network.',
    description: 'Shown while the device has no network',
  },
  notSent: {
    id: 'failure.notSent',
    defaultMessage: 'You’re offline, so nothing was sent. Try again once you’re connected.',
    description: 'The device had no network when a form, an order or a claim was to be sent',
  },
  slow: {
    id: 'failure.slow',
    defaultMessage: 'The network is slow. Please try again.',
    description: 'The gateway did not answer within its time limit',
  },
  unknown: {
    id: 'failure.unknown',
    defaultMessage: 'Unknown error',
    description: 'A failure nobody foresaw',
  },
  sessionMissing: {
    id: 'failure.sessionMissing',
    defaultMessage: 'You are not logged in, please login first',
    description: 'A call needed a session and there was none',
  },
  sessionExpired: {
    id: 'failure.sessionExpired',
    defaultMessage: 'Your session has expired, please log in again',
    description: 'The session ended by time',
  },
  sessionReplaced: {
    id: 'failure.sessionReplaced',
    defaultMessage: 'The account has been logged out, please log in again',
    description: 'The account signed in somewhere else, which ended this session',
  },
  birthdayMissing: {
    id: 'failure.birthdayMissing',
    defaultMessage: 'Please add your birthday before you deposit or play for money.',
    description:
      'To a member whose profile has no birthday where the law asks for one; the button below says Add',
  },
  notAllowed: {
    id: 'failure.notAllowed',
    defaultMessage: 'Sorry, this account does not have permission or the feature is temporarily unavailable.',
    description: 'The member may not do this, or the operator switched the feature off',
  },
  notFound: {
    id: 'failure.notFound',
    defaultMessage: 'This is no longer available.',
    description: 'What the player asked for does not exist any more',
  },
  invalid: {
    id: 'failure.invalid',
    defaultMessage: 'Please check what you entered.',
    description: 'The gateway refused the form of a request',
  },
  insufficient: {
    id: 'failure.insufficient',
    defaultMessage: 'Your balance is too low.',
    description: 'A stake or withdrawal is larger than the balance',
  },
  server: {
    id: 'failure.server',
    defaultMessage: 'Something went wrong on our side. Please try again.',
    description: 'The gateway failed',
  },
  title: {
    id: 'failure.title',
    defaultMessage: 'We couldn’t load this',
    description: 'Heading of a section or page that failed',
  },
  body: {
    id: 'failure.body',
    defaultMessage: 'The rest of the site still works.',
    description: 'Under the heading of a section that failed',
  },
  retry: { id: 'failure.retry', defaultMessage: 'Try again', description: 'Button that repeats what failed' },
  loadFailed: {
    id: 'failure.loadFailed',
    defaultMessage: 'Load failed, click to retry',
    description: 'A page or list could not be loaded; the whole notice is a button',
  },
  goHome: {
    id: 'failure.goHome',
    defaultMessage: 'Back to home',
    description: 'Button that leads to the home page',
  },
  gameUnavailable: {
    id: 'failure.gameUnavailable',
    defaultMessage: 'This game isn’t available right now. Please choose another.',
    description: 'The vendor has taken the game out of service',
  },
  noFreePlay: {
    id: 'failure.noFreePlay',
    defaultMessage: 'This game has no demo.',
    description: 'A trial account opened a game that only takes real stakes',
  },
  depositLimit: {
    id: 'failure.depositLimit',
    defaultMessage: 'That’s over the deposit limit you set for yourself.',
    description: 'A responsible-gaming limit refused a deposit',
  },
  lossLimit: {
    id: 'failure.lossLimit',
    defaultMessage: 'You’ve reached the loss limit you set for yourself.',
    description: 'A responsible-gaming limit ended play',
  },
  sessionLimit: {
    id: 'failure.sessionLimit',
    defaultMessage: 'You’ve reached the playing time you set for yourself.',
    description: 'A responsible-gaming limit ended play',
  },
  excluded: {
    id: 'failure.excluded',
    defaultMessage: 'This account is closed for play, as you asked.',
    description: 'The member excluded themselves or is taking a time-out',
  },
  notBuilt: {
    id: 'failure.notBuilt',
    defaultMessage: 'This feature is coming soon.',
    description: 'The platform does not offer this yet',
  },
})

/** Messages of failures, and the texts around them. */
export const errorMessages = {
  ...plainMessages,
  excludedUntil: defineMessage<{ readonly until: number }>({
    id: 'failure.excludedUntil',
    defaultMessage: 'This account is closed for play until {until, date, long}, as you asked.',
    description: 'Login of a member who excluded themselves; until is a day',
  }),
  sessionLimitUntil: defineMessage<{ readonly until: number }>({
    id: 'failure.sessionLimitUntil',
    defaultMessage:
      'You’ve reached the playing time you set for yourself. You can log in again at {until, time, short}.',
    description:
      'Login of a member whose session limit is reached; until is a time of day, at most half an hour away',
  }),
  rateLimited: defineMessage<{ readonly seconds: number }>({
    id: 'failure.rateLimited',
    defaultMessage: 'Too many attempts. Please wait {seconds, plural, one {# second} other {# seconds}}.',
    description: 'The gateway asked for a pause',
  }),
}
