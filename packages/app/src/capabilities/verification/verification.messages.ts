import { defineMessages } from 'react-intl'

/** Texts of captcha and security check. */
export const verificationMessages = defineMessages({
  captcha: {
    id: 'verification.captcha',
    defaultMessage: 'Code in the picture',
    description: 'Label of the field for what a picture shows',
  },
  captchaDigits: {
    id: 'verification.captchaDigits',
    defaultMessage: 'Enter the digits in the picture. Tap it for another.',
    description: 'Help under the captcha field of login and registration',
  },
  captchaRefresh: {
    id: 'verification.captchaRefresh',
    defaultMessage: 'Show another picture',
    description: 'The captcha picture is a button',
  },
  captchaInstead: {
    id: 'verification.captchaInstead',
    defaultMessage: 'Continue without the picture',
    description:
      'Button beside the captcha: the device does some work instead of the person reading a picture',
  },
  captchaBack: {
    id: 'verification.captchaBack',
    defaultMessage: 'Use the picture instead',
    description: 'Button that brings the captcha picture back',
  },
  checking: {
    id: 'verification.checking',
    defaultMessage: 'Checking that you’re human…',
    description: 'The security check is at work; nothing to do for the player',
  },
  checked: {
    id: 'verification.checked',
    defaultMessage: 'Security check passed',
    description: 'The security check is done',
  },
  checkFailed: {
    id: 'verification.checkFailed',
    defaultMessage: 'The security check couldn’t run. We’ll try again when you continue.',
    description: 'The security check failed, for want of a network most of the time',
  },
})
