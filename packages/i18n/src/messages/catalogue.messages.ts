import { defineMessages } from 'react-intl'

/** Messages of refusals, which forms show next to a field or as a toast (S-errors-05). */
export const catalogueMessages = defineMessages({
  verificationCode: {
    id: 'catalogue.verification_code',
    defaultMessage: 'Verification code error',
    description: 'The code typed from a text message or an e-mail is wrong',
  },
  captchaWrong: {
    id: 'catalogue.captcha_wrong',
    defaultMessage: 'That doesn’t match the picture',
    description: 'What was typed from the captcha picture is wrong',
  },
  verificationCodeExpired: {
    id: 'catalogue.verification_code_expired',
    defaultMessage: 'This code has expired. Request a new one.',
    description: 'The SMS code typed is too old',
  },
  loginFailed: {
    id: 'catalogue.login_failed',
    defaultMessage: 'The account name or password is wrong',
    description: 'Login refused; it must not say which of the two is wrong',
  },
  userDisabled: {
    id: 'catalogue.user_disabled',
    defaultMessage: 'Sorry, the user does not exist or is disabled.',
    description: 'Login refused because the account is closed',
  },
  usernameExists: {
    id: 'catalogue.username_exists',
    defaultMessage: 'Sorry, the username already exists.',
    description: 'Registration: somebody has this user name',
  },
  emailExists: {
    id: 'catalogue.email_exists',
    defaultMessage: 'This e-mail address is already in use.',
    description: 'Registration: somebody has this e-mail address',
  },
  mobileExists: {
    id: 'catalogue.mobile_exists',
    defaultMessage: 'This mobile number is already in use.',
    description: 'Registration: somebody has this mobile number',
  },
  nonMember: {
    id: 'catalogue.non_member',
    defaultMessage: 'Non-member account unable to login',
    description: 'Login on the member site with an account of another kind, such as staff',
  },
  nonAgent: {
    id: 'catalogue.non_agent',
    defaultMessage: 'Non-agents cannot log in',
    description: 'Login on the agent site with an account that is no agent',
  },
  excluded: {
    id: 'catalogue.excluded',
    defaultMessage: 'This account is closed for play at its owner’s request.',
    description: 'Login of a member who excluded themselves from gambling',
  },
  oldPassword: {
    id: 'catalogue.old_password',
    defaultMessage: 'The old password is wrong',
    description: 'Password change refused',
  },
  referrerLink: {
    id: 'catalogue.referrer_link',
    defaultMessage: 'This referral link isn’t valid',
    description: 'Registration through a link whose referrer does not exist',
  },
  humanVerification: {
    id: 'catalogue.human_verification',
    defaultMessage: 'The security check didn’t pass. Please try again.',
    description: 'The check that a person is at the device failed',
  },
  socialSignIn: {
    id: 'catalogue.social_sign_in',
    defaultMessage: 'The login wasn’t completed. Please try again.',
    description: 'Sign-in through a social network was cancelled or failed',
  },
  emptyUrl: {
    id: 'catalogue.empty_url',
    defaultMessage: 'The requested url is empty. please check your request format.',
    description: 'The platform answered without the address to open',
  },
  upgrading: {
    id: 'catalogue.upgrading',
    defaultMessage: 'System upgrading, please try again later.',
    description: 'The platform is being upgraded',
  },
  underMaintenance: {
    id: 'catalogue.under_maintenance',
    defaultMessage: 'The platform is under maintenance…',
    description: 'Message when a call meets maintenance',
  },
  regionRestricted: {
    id: 'catalogue.region_restricted',
    defaultMessage: 'You are not allowed to access the site from your location.',
    description: 'Message when a call meets a blocked region or address',
  },
})
