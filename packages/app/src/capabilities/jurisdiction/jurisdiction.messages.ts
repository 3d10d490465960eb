import { defineMessage, defineMessages } from 'react-intl'

/** Jurisdictions as players read them, by the tenant's jurisdiction id. */
export const jurisdictionMessages = defineMessages({
  malta: { id: 'footer.jurisdiction.malta', defaultMessage: 'Malta', description: 'Name of a jurisdiction' },
  curacao: {
    id: 'footer.jurisdiction.curacao',
    defaultMessage: 'Curaçao',
    description: 'Name of a jurisdiction',
  },
  'great-britain': {
    id: 'footer.jurisdiction.great-britain',
    defaultMessage: 'Great Britain',
    description: 'Name of a jurisdiction',
  },
  pennsylvania: {
    id: 'footer.jurisdiction.pennsylvania',
    defaultMessage: 'Pennsylvania',
    description: 'Name of a jurisdiction',
  },
})

type Licensee = {
  readonly company: string
  readonly jurisdiction: string
  readonly regulator: string
  readonly number: string
}

/** Regulatory texts; legal texts, so every language has to have them. */
export const dutyMessages = {
  ...defineMessages({
    notice: {
      id: 'jurisdiction.notice',
      defaultMessage: 'Licence and safer play',
      description: 'Name of the part of a page with licence, age sign and help, for screen readers',
    },
    register: {
      id: 'jurisdiction.register',
      defaultMessage: 'Check this licence',
      description: "Link to the regulator's public register of licences",
    },
    saferPlay: {
      id: 'jurisdiction.saferPlay',
      defaultMessage: 'Play responsibly',
      description: 'Link to the responsible-gaming page, from every page',
    },
    limits: {
      id: 'jurisdiction.limits',
      defaultMessage: 'Set or change your deposit limit',
      description: 'Link on home and on the deposit page, straight to the limit',
    },
    session: {
      id: 'jurisdiction.session',
      defaultMessage: 'This session',
      description: 'Name of the bar with time and net position, for screen readers',
    },
    checkTitle: {
      id: 'jurisdiction.checkTitle',
      defaultMessage: 'Reality check',
      description: 'Heading of the reality check',
    },
    continue: {
      id: 'jurisdiction.continue',
      defaultMessage: 'Keep playing',
      description: 'Button that closes the reality check',
    },
    stop: {
      id: 'jurisdiction.stop',
      defaultMessage: 'Stop and log out',
      description: 'Button of the reality check that signs the player out',
    },
    activity: {
      id: 'jurisdiction.activity',
      defaultMessage: 'My activity and limits',
      description: 'Link of the reality check to the responsible-gaming page',
    },
    staked: {
      id: 'jurisdiction.staked',
      defaultMessage: 'Staked',
      description: 'Sum of stakes of a session',
    },
    won: { id: 'jurisdiction.won', defaultMessage: 'Won', description: 'Sum of wins of a session' },
    net: {
      id: 'jurisdiction.net',
      defaultMessage: 'Net result',
      description: 'Won minus staked in a session',
    },
    signedOut: {
      id: 'jurisdiction.signedOut',
      defaultMessage: 'You’re logged out',
      description: 'Heading of the message with the helpline after signing out',
    },
    harm: {
      id: 'jurisdiction.harm',
      defaultMessage: 'Gambling can be harmful if it isn’t kept under control.',
      description: 'Sentence of the licence notice, where the regulator asks for it',
    },
    ending: {
      id: 'jurisdiction.ending',
      defaultMessage: 'Logging out…',
      description: 'While the reality check signs the player out',
    },
  }),
  byAccount: defineMessage<Licensee>({
    id: 'jurisdiction.byAccount',
    defaultMessage:
      '{company} is licensed and regulated in {jurisdiction} by the {regulator} under account number {number}.',
    description: 'Licence statement where the public register knows the licensee by an account number',
  }),
  byLicence: defineMessage<Licensee>({
    id: 'jurisdiction.byLicence',
    defaultMessage:
      '{company} is licensed and regulated in {jurisdiction} by the {regulator} under licence {number}.',
    description: 'Licence statement',
  }),
  companyNumber: defineMessage<{ readonly number: string }>({
    id: 'footer.companyNumber',
    defaultMessage: 'Company number {number}',
    description: 'Licence block of the footer',
  }),
  age: defineMessage<{ readonly age: number }>({
    id: 'footer.age',
    defaultMessage: '{age, number}+',
    description: 'Age mark; age is 18 or 21',
  }),
  ageLabel: defineMessage<{ readonly age: number }>({
    id: 'footer.ageLabel',
    defaultMessage: 'For players aged {age, number} and over',
    description: 'Age mark, for screen readers',
  }),
  helpline: defineMessage<{ readonly number: string }>({
    id: 'jurisdiction.helpline',
    defaultMessage: 'Gambling problem? Call {number}',
    description: 'Helpline; number is a telephone number such as 1-800-GAMBLER',
  }),
  elapsed: defineMessage<{ readonly time: string }>({
    id: 'jurisdiction.elapsed',
    defaultMessage: 'Session {time}',
    description: 'How long the session lasts; time is hours and minutes, 1:05',
  }),
  netNow: defineMessage<{ readonly amount: string }>({
    id: 'jurisdiction.netNow',
    defaultMessage: 'Net {amount}',
    description: 'Net position of the session; amount is signed, with its currency',
  }),
  lastLogin: defineMessage<{ readonly moment: string }>({
    id: 'jurisdiction.lastLogin',
    defaultMessage: 'Last login {moment}',
    description: 'When the account signed in before; moment is date and time',
  }),
  played: defineMessage<{ readonly hours: number; readonly minutes: number }>({
    id: 'jurisdiction.played',
    defaultMessage:
      'You’ve been logged in for {hours, plural, =0 {} one {# hour and } other {# hours and }}{minutes, plural, one {# minute} other {# minutes}}.',
    description: 'Reality check: how long the session lasts',
  }),
}
