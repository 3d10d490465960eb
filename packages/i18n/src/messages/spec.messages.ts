import { defineMessages } from 'react-intl'

/** Messages whose ids the platform fixes. The ids are names of the wire: they keep their spelling (S-wire-05). */
export const specMessages = defineMessages({
  in_logged_login: {
    id: 'in_logged_login',
    defaultMessage: 'Sorry, you are not logged in! please login first.',
    description: 'Message for two seconds when a visitor asks for recent games or favourites',
  },
  in_vwrite_code: {
    id: 'in_vwrite_code',
    defaultMessage: 'Enter the code in the picture, up to 6 digits',
    description:
      'Under the captcha field of login and registration, when it is empty or holds something else than digits',
  },
  in_chang_saved: {
    id: 'in_chang_saved',
    defaultMessage: 'Changes saved',
    description: 'Message for one second after a password or favourite was changed',
  },
  free_reject: {
    id: 'free_reject',
    defaultMessage: 'Trial accounts can’t use this feature. Register an account to continue.',
    description:
      'A free-trial account opened something for real accounts; beside it stands a button to register',
  },
  same_password: {
    id: 'same_password',
    defaultMessage: 'Your new password must differ from the old one',
    description: 'Pop-up when the new password equals the old one',
  },
  contact_service: {
    id: 'contact_service',
    defaultMessage: 'VIP benefits are not available. Please contact customer service.',
    description: 'Message for two seconds when VIP benefits are switched off',
  },
  invitation_code_error: {
    id: 'invitation_code_error',
    defaultMessage: 'Invalid invitation code',
    description: 'The affiliate code typed at registration does not exist',
  },
  in_sms_sending: {
    id: 'in_sms_sending',
    defaultMessage: 'Sending…',
    description: 'On the button that asks for an SMS code, while it is being sent',
  },
  in_sms_send: {
    id: 'in_sms_send',
    defaultMessage: 'The code has been sent',
    description: 'Message after an SMS code was sent',
  },
  in_confirmation_correct: {
    id: 'in_confirmation_correct',
    defaultMessage: 'The two passwords do not match',
    description: 'Under the field that repeats the password',
  },
  in_incorrect_password: {
    id: 'in_incorrect_password',
    defaultMessage: 'Enter the password again to confirm it',
    description: 'Under the empty field that repeats the password, on registration',
  },
  in_enter_password: {
    id: 'in_enter_password',
    defaultMessage: 'Enter the new password again',
    description: 'Under the empty field that repeats the new password, on a password change',
  },
  deposit_actual_account: {
    id: 'deposit_actual_account',
    defaultMessage: 'Please login an actual account to use this function',
    description: 'A free-trial account tried to deposit',
  },
  use_safari: {
    id: 'use_safari',
    defaultMessage: 'Please use Safari for download App.',
    description: 'Alert on an iPhone in a browser other than Safari',
  },
})
