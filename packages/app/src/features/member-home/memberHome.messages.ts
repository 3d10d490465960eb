import { defineMessage, defineMessages } from 'react-intl'

export const memberHomeMessages = {
  ...defineMessages({
    account: {
      id: 'memberHome.account',
      defaultMessage: 'Account',
      description: 'Heading of the rows about the account',
    },
    profile: {
      id: 'memberHome.profile',
      defaultMessage: 'Personal details',
      description: 'Heading of the rows about the person',
    },
    contacts: {
      id: 'memberHome.contacts',
      defaultMessage: 'Contact details',
      description: 'Heading of the masked contact data',
    },
    security: {
      id: 'memberHome.security',
      defaultMessage: 'Security',
      description: 'Heading of the rows about passwords',
    },
    records: {
      id: 'memberHome.records',
      defaultMessage: 'Records',
      description: 'Heading of the rows about what the member did',
    },
    service: {
      id: 'memberHome.service',
      defaultMessage: 'Service',
      description: 'Heading of the rows about help',
    },
    picture: {
      id: 'memberHome.picture',
      defaultMessage: 'Change your picture',
      description: 'Name of the button on the member’s picture, and title of the sheet',
    },
    vip: { id: 'memberHome.vip', defaultMessage: 'VIP level', description: 'Name of the VIP label' },
    shortcuts: {
      id: 'memberHome.shortcuts',
      defaultMessage: 'Shortcuts',
      description: 'Name of the round buttons for screen readers',
    },
    deposit: { id: 'memberHome.deposit', defaultMessage: 'Deposit', description: 'Button or row' },
    withdraw: { id: 'memberHome.withdraw', defaultMessage: 'Withdraw', description: 'Button or row' },
    rewards: { id: 'memberHome.rewards', defaultMessage: 'Rewards', description: 'Button or row' },
    benefits: { id: 'memberHome.benefits', defaultMessage: 'VIP benefits', description: 'Button or row' },
    accountRecord: { id: 'memberHome.accountRecord', defaultMessage: 'Account record', description: 'Row' },
    bettingRecord: { id: 'memberHome.bettingRecord', defaultMessage: 'Betting record', description: 'Row' },
    changePassword: {
      id: 'memberHome.changePassword',
      defaultMessage: 'Change password',
      description: 'Row',
    },
    messages: { id: 'memberHome.messages', defaultMessage: 'Messages', description: 'Row' },
    feedback: { id: 'memberHome.feedback', defaultMessage: 'Feedback', description: 'Row' },
    help: { id: 'memberHome.help', defaultMessage: 'Help centre', description: 'Row' },
    customerService: {
      id: 'memberHome.customerService',
      defaultMessage: 'Customer service',
      description: 'Row',
    },
    signOut: { id: 'memberHome.signOut', defaultMessage: 'Log out', description: 'Button' },
    signOutQuestion: {
      id: 'memberHome.signOutQuestion',
      defaultMessage: 'Are you sure you want to log out?',
      description: 'Text of the dialog that confirms signing out',
    },
    signingOut: {
      id: 'memberHome.signingOut',
      defaultMessage: 'Logging out…',
      description: 'Message while signing out',
    },
    username: { id: 'memberHome.username', defaultMessage: 'Username', description: 'Row' },
    notSet: { id: 'memberHome.notSet', defaultMessage: 'Not set', description: 'Value of an empty row' },
    isSet: {
      id: 'memberHome.isSet',
      defaultMessage: 'Set',
      description: 'Value of a row whose value is a secret',
    },
    add: {
      id: 'memberHome.add',
      defaultMessage: 'Add',
      description: 'Value of an empty row that can be filled in',
    },
    birthdayOnce: {
      id: 'memberHome.birthdayOnce',
      defaultMessage: 'You can set your birthday once: year, month and day, such as 1990-04-27.',
      description: 'Help under the birthday field',
    },
    contactNote: {
      id: 'memberHome.contactNote',
      defaultMessage: 'To change saved details, contact customer service.',
      description: 'Under the masked contact data',
    },
  }),
  registeredOn: defineMessage<{ readonly date: string }>({
    id: 'memberHome.registeredOn',
    defaultMessage: 'Member since {date}',
    description: 'Under the name of the member',
  }),
  lastLogin: defineMessage<{ readonly time: string }>({
    id: 'memberHome.lastLogin',
    defaultMessage: 'Last login: {time}',
    description: 'When the member signed in last',
  }),
  pictureNumber: defineMessage<{ readonly number: number }>({
    id: 'memberHome.pictureNumber',
    defaultMessage: 'Picture {number, number}',
    description: 'Name of one picture to choose, for screen readers',
  }),
}

/** Names of the profile fields, by the wire's name. */
export const profileFieldMessages = defineMessages({
  nickname: { id: 'memberHome.field.nickname', defaultMessage: 'Nickname', description: 'Row and field' },
  birthday: { id: 'memberHome.field.birthday', defaultMessage: 'Birthday', description: 'Row and field' },
  mobileNum: { id: 'memberHome.field.mobileNum', defaultMessage: 'Mobile number', description: 'Row' },
  email: { id: 'memberHome.field.email', defaultMessage: 'E-mail', description: 'Row and field' },
  payeeName: { id: 'memberHome.field.payeeName', defaultMessage: 'Payee name', description: 'Row and field' },
  idNumber: { id: 'memberHome.field.idNumber', defaultMessage: 'ID number', description: 'Row and field' },
  qqNum: { id: 'memberHome.field.qqNum', defaultMessage: 'QQ', description: 'Row and field: messenger' },
  facebook: {
    id: 'memberHome.field.facebook',
    defaultMessage: 'Facebook',
    description: 'Row and field: messenger',
  },
  wechat: {
    id: 'memberHome.field.wechat',
    defaultMessage: 'WeChat',
    description: 'Row and field: messenger',
  },
  line: { id: 'memberHome.field.line', defaultMessage: 'LINE', description: 'Row and field: messenger' },
  whatsapp: {
    id: 'memberHome.field.whatsapp',
    defaultMessage: 'WhatsApp',
    description: 'Row and field: messenger',
  },
  zalo: { id: 'memberHome.field.zalo', defaultMessage: 'Zalo', description: 'Row and field: messenger' },
})
