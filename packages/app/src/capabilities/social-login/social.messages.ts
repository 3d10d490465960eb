import { defineMessages } from 'react-intl'

/** Texts of social login. */
export const socialMessages = defineMessages({
  facebook: {
    id: 'social.facebook',
    defaultMessage: 'Continue with Facebook',
    description: 'Button that signs in through Facebook',
  },
  google: {
    id: 'social.google',
    defaultMessage: 'Continue with Google',
    description: 'Button that signs in through Google',
  },
  waiting: {
    id: 'social.waiting',
    defaultMessage: 'Logging you in…',
    description: 'The visitor came back from Facebook or Google; the gateway is asked',
  },
  deniedTitle: {
    id: 'social.deniedTitle',
    defaultMessage: 'You weren’t logged in',
    description: 'Heading: the visitor said no at Facebook or Google, or they did not confirm the account',
  },
  denied: {
    id: 'social.denied',
    defaultMessage: 'The login was cancelled. You can try again or choose another way.',
    description: 'Under the heading: the visitor said no at Facebook or Google',
  },
  expiredTitle: {
    id: 'social.expiredTitle',
    defaultMessage: 'This login took too long',
    description: 'Heading: more than ten minutes went by at Facebook or Google',
  },
  expired: {
    id: 'social.expired',
    defaultMessage: 'Please start again and finish within 10 minutes.',
    description: 'Under the heading: more than ten minutes went by at Facebook or Google',
  },
  mismatchTitle: {
    id: 'social.mismatchTitle',
    defaultMessage: 'We stopped this login',
    description: 'Heading: an answer of Facebook or Google to nothing that this tab has asked',
  },
  mismatch: {
    id: 'social.mismatch',
    defaultMessage: 'It was started in another browser. To keep your account safe, please start again here.',
    description: 'Under the heading: an answer of Facebook or Google to nothing that this tab has asked',
  },
  again: {
    id: 'social.again',
    defaultMessage: 'Back to login',
    description: 'Button under a failed sign-in through Facebook or Google',
  },
})
