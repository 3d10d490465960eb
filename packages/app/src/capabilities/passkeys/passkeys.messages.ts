import { defineMessages } from 'react-intl'

/** Texts of passkeys on every page. */
export const passkeyMessages = defineMessages({
  signIn: {
    id: 'passkey.signIn',
    defaultMessage: 'Log in with a passkey',
    description: 'Button on the login page; the device asks for finger, face or screen lock',
  },
  offerTitle: {
    id: 'passkey.offerTitle',
    defaultMessage: 'Log in faster next time',
    description: 'Title of the sheet that offers a passkey after a login with a password',
  },
  offerText: {
    id: 'passkey.offerText',
    defaultMessage:
      'Use your fingerprint, face or screen lock instead of a password. It stays on your device and never reaches us.',
    description: 'What a passkey is, to somebody who never heard of one',
  },
  create: {
    id: 'passkey.create',
    defaultMessage: 'Create a passkey',
    description: 'Button that has the device make a passkey',
  },
  notNow: {
    id: 'passkey.notNow',
    defaultMessage: 'Not now',
    description: 'Button that turns the offer of a passkey down',
  },
  added: {
    id: 'passkey.added',
    defaultMessage: 'Passkey added',
    description: 'Message after a passkey was made',
  },
  cancelled: {
    id: 'passkey.cancelled',
    defaultMessage: 'Nothing was changed. You can try again any time.',
    description: 'The player closed the device’s own passkey dialog, or let it time out',
  },
  taken: {
    id: 'passkey.taken',
    defaultMessage: 'This device already has a passkey for your account.',
    description: 'A second passkey was asked for on the same device',
  },
  unsupported: {
    id: 'passkey.unsupported',
    defaultMessage: 'This device can’t create passkeys. Set up a screen lock or use another device.',
    description: 'The device has no finger, face or PIN to ask for',
  },
  failed: {
    id: 'passkey.failed',
    defaultMessage: 'We couldn’t check the passkey. Please try again.',
    description: 'The gateway refused a passkey’s answer',
  },
  unknown: {
    id: 'passkey.unknown',
    defaultMessage: 'This passkey is no longer registered. Please use your password.',
    description: 'A passkey was removed from the account and is still on the device',
  },
  limit: {
    id: 'passkey.limit',
    defaultMessage: 'You’ve reached the maximum number of passkeys. Remove one first.',
    description: 'One passkey too many was asked for',
  },
})
