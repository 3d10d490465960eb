import { defineMessages } from 'react-intl'

export const changePasswordMessages = defineMessages({
  username: {
    id: 'changePassword.username',
    defaultMessage: 'Username',
    description: 'Label of a field that can only be read',
  },
  old: { id: 'changePassword.old', defaultMessage: 'Old password', description: 'Label of a field' },
  next: { id: 'changePassword.next', defaultMessage: 'New password', description: 'Label of a field' },
  confirm: {
    id: 'changePassword.confirm',
    defaultMessage: 'Confirm new password',
    description: 'Label of the field that repeats the new password',
  },
  submit: {
    id: 'changePassword.submit',
    defaultMessage: 'Change password',
    description: 'Button that sends the form',
  },
  note: {
    id: 'changePassword.note',
    defaultMessage: 'You’ll be logged out on all other devices.',
    description: 'Under the button that changes the password',
  },
})
