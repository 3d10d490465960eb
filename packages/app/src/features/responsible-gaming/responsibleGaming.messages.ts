import { defineMessage, defineMessages } from 'react-intl'

const plain = defineMessages({
  intro: {
    id: 'responsibleGaming.intro',
    defaultMessage:
      'Playing should stay fun. See what you spend, set your own limits, take a time-out or block your account from play.',
    description: 'Under the title of the responsible-gaming page',
  },
  signIn: {
    id: 'responsibleGaming.signIn',
    defaultMessage: 'Log in to see your activity and set limits.',
    description: 'To a visitor on the responsible-gaming page',
  },
  logIn: { id: 'responsibleGaming.logIn', defaultMessage: 'Log in', description: 'Button' },
  save: { id: 'responsibleGaming.save', defaultMessage: 'Save', description: 'Button that sets a limit' },
  remove: { id: 'responsibleGaming.remove', defaultMessage: 'Remove limit', description: 'Button' },
  close: { id: 'responsibleGaming.close', defaultMessage: 'Close', description: 'Name of a cross' },
  activity: {
    id: 'responsibleGaming.activity',
    defaultMessage: 'My activity',
    description: 'Heading of the activity statement',
  },
  period: {
    id: 'responsibleGaming.period',
    defaultMessage: 'Period',
    description: 'Name of the choice of a period',
  },
  net: { id: 'responsibleGaming.net', defaultMessage: 'Net result', description: 'Won minus staked' },
  staked: { id: 'responsibleGaming.staked', defaultMessage: 'Staked', description: 'Sum of stakes' },
  won: { id: 'responsibleGaming.won', defaultMessage: 'Won', description: 'Sum of wins' },
  time: { id: 'responsibleGaming.time', defaultMessage: 'Time logged in', description: 'Time logged in' },
  deposited: {
    id: 'responsibleGaming.deposited',
    defaultMessage: 'Deposited',
    description: 'Sum of deposits',
  },
  withdrawn: {
    id: 'responsibleGaming.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'Sum of withdrawals',
  },
  netDeposits: {
    id: 'responsibleGaming.netDeposits',
    defaultMessage: 'Net deposits',
    description: 'Deposited minus withdrawn',
  },
  bets: {
    id: 'responsibleGaming.bets',
    defaultMessage: 'Every bet',
    description: 'Link from the activity statement to the betting record',
  },
  limits: { id: 'responsibleGaming.limits', defaultMessage: 'My limits', description: 'Heading' },
  waits: {
    id: 'responsibleGaming.waits',
    defaultMessage: 'A lower limit takes effect at once. Raising or removing one takes 24 hours.',
    description: 'Explains changes of limits',
  },
  none: { id: 'responsibleGaming.none', defaultMessage: 'Not set', description: 'A limit that is not set' },
  never: { id: 'responsibleGaming.never', defaultMessage: 'Off', description: 'No reality check' },
  noLimit: {
    id: 'responsibleGaming.noLimit',
    defaultMessage: 'No limit',
    description: 'Choice of a session length',
  },
  session: {
    id: 'responsibleGaming.session',
    defaultMessage: 'Session length',
    description: 'A limit: how long one stays logged in',
  },
  sessionHelp: {
    id: 'responsibleGaming.sessionHelp',
    defaultMessage: 'You’re logged out when a session has lasted this long.',
    description: 'Explains the session limit',
  },
  check: {
    id: 'responsibleGaming.check',
    defaultMessage: 'Reality check',
    description: 'How often the player is told time and money',
  },
  checkHelp: {
    id: 'responsibleGaming.checkHelp',
    defaultMessage: 'A reminder of how long you’ve been logged in and what you’ve won or lost.',
    description: 'Explains the reality check',
  },
  amount: {
    id: 'responsibleGaming.amount',
    defaultMessage: 'Maximum',
    description: 'Label of the amount of a limit',
  },
  amounts: {
    id: 'responsibleGaming.amounts',
    defaultMessage: 'Amounts to choose from',
    description: 'Name of amounts one can pick a limit from, for screen readers',
  },
  amountWrong: {
    id: 'responsibleGaming.amountWrong',
    defaultMessage: 'Enter an amount.',
    description: 'Under the amount of a limit that is none',
  },
  breaks: {
    id: 'responsibleGaming.breaks',
    defaultMessage: 'Time-out and self-exclusion',
    description: 'Heading',
  },
  timeOut: {
    id: 'responsibleGaming.timeOut',
    defaultMessage: 'Time-out',
    description: 'A short pause from playing',
  },
  timeOutRow: {
    id: 'responsibleGaming.timeOutRow',
    defaultMessage: 'Time-out for 24 hours, 7 days or 30 days',
    description: 'Second line of the time-out row',
  },
  timeOutHelp: {
    id: 'responsibleGaming.timeOutHelp',
    defaultMessage:
      'You’re logged out and can’t log in, deposit or play until it’s over. It can’t be ended early.',
    description: 'Explains the time-out',
  },
  exclude: { id: 'responsibleGaming.exclude', defaultMessage: 'Self-exclusion', description: 'A long pause' },
  excludeRow: {
    id: 'responsibleGaming.excludeRow',
    defaultMessage: 'Block yourself from playing for six months or longer',
    description: 'Second line of the self-exclusion row',
  },
  excludeHelp: {
    id: 'responsibleGaming.excludeHelp',
    defaultMessage:
      'Your account is closed for the whole time and you’re logged out at once. It can’t be undone early, not even by customer service. We send your money to your newest bank account at once; if you have none, customer service pays it out. Bonus money you haven’t bet yet is taken back.',
    description: 'Explains self-exclusion',
  },
  balanceWaits: {
    id: 'responsibleGaming.balanceWaits',
    defaultMessage: 'Customer service pays out what’s in your wallet.',
    description: 'After a self-exclusion began, where no bank account is known',
  },
  howLong: {
    id: 'responsibleGaming.howLong',
    defaultMessage: 'For how long',
    description: 'Name of the choice',
  },
  start: { id: 'responsibleGaming.start', defaultMessage: 'Start time-out', description: 'Button' },
  startExclusion: {
    id: 'responsibleGaming.startExclusion',
    defaultMessage: 'Exclude myself',
    description: 'Button',
  },
  sure: {
    id: 'responsibleGaming.sure',
    defaultMessage: 'Are you sure? This can’t be undone early.',
    description: 'Question before a time-out or self-exclusion',
  },
  back: {
    id: 'responsibleGaming.back',
    defaultMessage: 'Go back',
    description: 'Button that changes nothing',
  },
  help: { id: 'responsibleGaming.help', defaultMessage: 'Talk to someone', description: 'Heading of help' },
  helpText: {
    id: 'responsibleGaming.helpText',
    defaultMessage: 'Free and confidential, for you and those close to you.',
    description: 'Under the heading of help organisations',
  },
  country: { id: 'responsibleGaming.country', defaultMessage: 'Country', description: 'Choice of a country' },
  anywhere: {
    id: 'responsibleGaming.anywhere',
    defaultMessage: 'Another country',
    description: 'Choice of a country: none of the list',
  },
  offerTitle: {
    id: 'responsibleGaming.offerTitle',
    defaultMessage: 'Set a deposit limit',
    description: 'Title of the sheet after registration',
  },
  offerText: {
    id: 'responsibleGaming.offerText',
    defaultMessage:
      'Decide now how much you can deposit at most. You can lower it any time. Raising or removing it takes 24 hours.',
    description: 'On the sheet after registration',
  },
  declineQuestion: {
    id: 'responsibleGaming.declineQuestion',
    defaultMessage: 'Continue without a deposit limit?',
    description: 'Asked after a player declined to set a limit',
  },
  decline: {
    id: 'responsibleGaming.decline',
    defaultMessage: 'Continue without',
    description: 'Button that confirms that no deposit limit is set',
  },
  reviewTitle: {
    id: 'responsibleGaming.reviewTitle',
    defaultMessage: 'Time for a look back',
    description: 'Title of the reminder that comes every six months',
  },
  reviewText: {
    id: 'responsibleGaming.reviewText',
    defaultMessage: 'It’s been half a year. Look through your limits, deposits and results.',
    description: 'Reminder that comes every six months',
  },
  reviewOpen: {
    id: 'responsibleGaming.reviewOpen',
    defaultMessage: 'Show my activity',
    description: 'Button of that reminder, which leads to the responsible-gaming page',
  },
  later: {
    id: 'responsibleGaming.later',
    defaultMessage: 'Not now',
    description: 'Button that sets no limit',
  },
})

/** Every text of the page. */
export const saferPlayMessages = {
  ...plain,
  minutes: defineMessage<{ readonly minutes: number }>({
    id: 'responsibleGaming.minutes',
    defaultMessage: '{minutes, plural, one {# minute} other {# minutes}}',
    description: 'A short stretch of time',
  }),
  hours: defineMessage<{ readonly hours: number }>({
    id: 'responsibleGaming.hours',
    defaultMessage: '{hours, plural, one {# hour} other {# hours}}',
    description: 'A stretch of time in whole hours',
  }),
  every: defineMessage<{ readonly time: string }>({
    id: 'responsibleGaming.every',
    defaultMessage: 'Every {time}',
    description: 'How often; time is such as 30 minutes',
  }),
  hoursMinutes: defineMessage<{ readonly hours: number; readonly minutes: number }>({
    id: 'responsibleGaming.hoursMinutes',
    defaultMessage: '{hours, number} h {minutes, number} min',
    description: 'Time logged in, short',
  }),
  limitOf: defineMessage<{ readonly amount: string; readonly period: string }>({
    id: 'responsibleGaming.limitOf',
    defaultMessage: '{amount} · {period}',
    description: 'A limit: amount, then its period (Day, 7 days, 30 days)',
  }),
  used: defineMessage<{ readonly used: string; readonly amount: string }>({
    id: 'responsibleGaming.used',
    defaultMessage: '{used} of {amount} used',
    description: 'How much of a limit is used up',
  }),
  pending: defineMessage<{ readonly what: string; readonly moment: string }>({
    id: 'responsibleGaming.pending',
    defaultMessage: '{what} from {moment}',
    description: 'A change that waits; what is an amount, a time or No limit',
  }),
  nowSet: defineMessage({
    id: 'responsibleGaming.nowSet',
    defaultMessage: 'Takes effect now.',
    description: 'Message after a limit was lowered',
  }),
  laterSet: defineMessage({
    id: 'responsibleGaming.laterSet',
    defaultMessage: 'Takes effect in 24 hours.',
    description: 'Message after a limit was raised or removed',
  }),
  closedUntil: defineMessage<{ readonly moment: string }>({
    id: 'responsibleGaming.closedUntil',
    defaultMessage: 'This account can’t be used to play until {moment}.',
    description: 'After a time-out or self-exclusion began',
  }),
  paidOut: defineMessage<{ readonly amount: string }>({
    id: 'responsibleGaming.paidOut',
    defaultMessage: 'We’re sending {amount} to your bank account.',
    description: 'After a self-exclusion began: the member’s own money is on its way',
  }),
  bonusTaken: defineMessage<{ readonly amount: string }>({
    id: 'responsibleGaming.bonusTaken',
    defaultMessage: 'Bonus money you hadn’t bet yet was taken back: {amount}.',
    description: 'After a self-exclusion began, and in a letter about it',
  }),
}
