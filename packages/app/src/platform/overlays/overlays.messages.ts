import { defineMessages } from 'react-intl'

/** Texts shared by all dialogs. */
export const overlayMessages = defineMessages({
  promptTitle: {
    id: 'overlay.promptTitle',
    defaultMessage: 'Notice',
    description: 'Title of a dialog that asks or tells something',
  },
  cancel: {
    id: 'overlay.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes a dialog and changes nothing',
  },
  submit: {
    id: 'overlay.submit',
    defaultMessage: 'Confirm',
    description: 'Button that agrees to what a dialog asks',
  },
  ok: {
    id: 'overlay.ok',
    defaultMessage: 'OK',
    description: 'Button that closes a dialog one only had to read',
  },
  registerNow: {
    id: 'overlay.registerNow',
    defaultMessage: 'Register now',
    description: 'Button that leads a trial player to registration',
  },
  messages: {
    id: 'overlay.messages',
    defaultMessage: 'Messages',
    description: 'Name of the region that holds short messages',
  },
  close: {
    id: 'overlay.close',
    defaultMessage: 'Close',
    description: 'Name of the cross that closes a dialog or sheet',
  },
  loading: {
    id: 'overlay.loading',
    defaultMessage: 'Loading…',
    description: 'Message while work is going on',
  },
  pleaseWait: {
    id: 'overlay.pleaseWait',
    defaultMessage: 'Please wait…',
    description: 'Message while work is going on',
  },
})
