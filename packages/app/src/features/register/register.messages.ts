import { defineMessage, defineMessages, type MessageTag } from 'react-intl'

export const registerMessages = {
  ...defineMessages({
    heading: {
      id: 'register.heading',
      defaultMessage: 'Create your account',
      description: 'Heading of the registration page',
    },
    submit: {
      id: 'register.submit',
      defaultMessage: 'Create account',
      description: 'Button that sends the registration form',
    },
    method: {
      id: 'register.method',
      defaultMessage: 'How to register',
      description: 'Name of the tabs user name and mobile number',
    },
    byUsername: {
      id: 'register.byUsername',
      defaultMessage: 'Username',
      description: 'Tab: register with a user name',
    },
    byMobile: {
      id: 'register.byMobile',
      defaultMessage: 'Mobile number',
      description: 'Tab: register with a mobile number',
    },
    offers: {
      id: 'register.offers',
      defaultMessage: 'Offers for new members',
      description: 'Name of the banners above the registration form',
    },
    offersPause: {
      id: 'register.offersPause',
      defaultMessage: 'Pause the banners',
      description: 'Button beside the banners that move by themselves',
    },
    offersPlay: {
      id: 'register.offersPlay',
      defaultMessage: 'Play the banners',
      description: 'Button beside the banners that stand still',
    },
    optional: {
      id: 'register.optional',
      defaultMessage: 'Optional',
      description: 'Beside the label of a field that may stay empty',
    },
    birthdayHelp: {
      id: 'register.birthdayHelp',
      defaultMessage: 'Year, month and day, such as 1990-04-27',
      description: 'Help under the birthday field; the form of the date is fixed',
    },
    knownDevice: {
      id: 'register.knownDevice',
      defaultMessage:
        'Somebody has registered on this device before. Was it you? Then log in: each person has one account.',
      description: 'Note above the registration form, on a device where an account was registered',
    },
    support: {
      id: 'register.support',
      defaultMessage: 'Need help? We’re here 24/7',
      description: 'Button under the registration form that opens customer service',
    },
    wait: {
      id: 'register.wait',
      defaultMessage: 'Creating your account…',
      description: 'Message while the registration is being sent',
    },
  }),
  adult: defineMessage<{
    readonly age: number
    readonly terms: MessageTag
  }>({
    id: 'register.adult',
    defaultMessage: 'I am {age, number} years old or older and agree to the <terms>user agreement</terms>',
    description: 'Checkbox at the end of the registration form; age is 18 or 21, terms is a link',
  }),
  offerOf: defineMessage<{ readonly number: number; readonly count: number }>({
    id: 'register.offerOf',
    defaultMessage: '{number, number} of {count, number}',
    description: 'Position of a banner among the banners',
  }),
}

/** Labels of the fields, by the wire's name. */
export const fieldMessages = defineMessages({
  username: { id: 'register.field.username', defaultMessage: 'Username', description: 'Label of a field' },
  password: { id: 'register.field.password', defaultMessage: 'Password', description: 'Label of a field' },
  confirmPassword: {
    id: 'register.field.confirmPassword',
    defaultMessage: 'Confirm password',
    description: 'Label of the field that repeats the password',
  },
  paymentPassword: {
    id: 'register.field.paymentPassword',
    defaultMessage: 'Payment password',
    description: 'Label of a field: the password that confirms withdrawals',
  },
  recommenderId: {
    id: 'register.field.recommenderId',
    defaultMessage: 'Referrer ID',
    description: 'Label of a field: number of the member who recommended the site',
  },
  affiliateCode: {
    id: 'register.field.affiliateCode',
    defaultMessage: 'Invitation code',
    description: 'Label of a field: code of an affiliate',
  },
  nickname: { id: 'register.field.nickname', defaultMessage: 'Nickname', description: 'Label of a field' },
  payeeName: {
    id: 'register.field.payeeName',
    defaultMessage: 'Payee name',
    description: 'Label of a field: name as on the bank account',
  },
  birthday: { id: 'register.field.birthday', defaultMessage: 'Birthday', description: 'Label of a field' },
  email: { id: 'register.field.email', defaultMessage: 'E-mail', description: 'Label of a field' },
  idNumber: {
    id: 'register.field.idNumber',
    defaultMessage: 'ID number',
    description: 'Label of a field: number of an identity document',
  },
  qqNum: { id: 'register.field.qqNum', defaultMessage: 'QQ', description: 'Label of a field: messenger' },
  facebook: {
    id: 'register.field.facebook',
    defaultMessage: 'Facebook',
    description: 'Label of a field: messenger',
  },
  wechat: {
    id: 'register.field.wechat',
    defaultMessage: 'WeChat',
    description: 'Label of a field: messenger',
  },
  line: { id: 'register.field.line', defaultMessage: 'LINE', description: 'Label of a field: messenger' },
  whatsapp: {
    id: 'register.field.whatsapp',
    defaultMessage: 'WhatsApp',
    description: 'Label of a field: messenger',
  },
  zalo: { id: 'register.field.zalo', defaultMessage: 'Zalo', description: 'Label of a field: messenger' },
})
