import { defineMessages } from 'react-intl'

/** Messages of the validation rules in `@livery/domain`, by the ids that the rules return (S-errors-08). */
export const validationMessages = defineMessages({
  required: {
    id: 'validation.required',
    defaultMessage: 'Please fill this in',
    description: 'Under an empty field that is required',
  },
  whitespace: {
    id: 'validation.whitespace',
    defaultMessage: 'This can’t be blank',
    description: 'Under a required field that holds only spaces',
  },
  type: {
    id: 'validation.type',
    defaultMessage: 'Please enter a number',
    description: 'Under a field that must hold a number',
  },
  range: {
    id: 'validation.range',
    defaultMessage: 'Please check the length',
    description: 'Under a field whose text is too short or too long',
  },
  enum: {
    id: 'validation.enum',
    defaultMessage: 'Please choose one of the options',
    description: 'Under a choice that is none of the options',
  },
  pattern: {
    id: 'validation.pattern',
    defaultMessage: 'Please check the format',
    description: 'Under a field whose value misses its pattern',
  },
  email: {
    id: 'validation.email',
    defaultMessage: 'Please enter a valid e-mail address',
    description: 'Under an e-mail field',
  },
  url: {
    id: 'validation.url',
    defaultMessage: 'Please enter a valid web address',
    description: 'Under a field for a web address',
  },
  hex: {
    id: 'validation.hex',
    defaultMessage: 'Please enter a colour such as #3fa9f5',
    description: 'Under a field for a colour',
  },
  accountFormat: {
    id: 'validation.account_format',
    defaultMessage: 'This username isn’t allowed',
    description: 'Under a user name that misses its pattern',
  },
  passwordFormat: {
    id: 'validation.password_format',
    defaultMessage: 'This password doesn’t meet the rules',
    description: 'Under a password that misses its pattern',
  },
  mobileFormat: {
    id: 'validation.mobile_format',
    defaultMessage: 'Please enter a valid mobile number',
    description: 'Under a mobile number',
  },
  realNameFormat: {
    id: 'validation.real_name_format',
    defaultMessage: 'Please enter your name as on your bank account',
    description: 'Under the payee name',
  },
  smsCode: {
    id: 'validation.sms_code',
    defaultMessage: 'Enter the code from the SMS, digits only',
    description: 'Under the SMS code field',
  },
  captchaRequired: {
    id: 'validation.captcha_required',
    defaultMessage: 'Enter a captcha',
    description: 'Under the empty captcha field of the feedback form',
  },
  captchaLength: {
    id: 'validation.captcha_length',
    defaultMessage: 'The code in the picture has up to 16 characters',
    description: 'Under the captcha field of the feedback form',
  },
  ageConfirmation: {
    id: 'validation.age_confirmation',
    defaultMessage: 'Please confirm your age to continue',
    description: 'Under the box that confirms the age',
  },
  birthday: {
    id: 'validation.birthday',
    defaultMessage: 'Please enter a valid date',
    description: 'Under the birthday field',
  },
  birthdayAge: {
    id: 'validation.birthday_age',
    defaultMessage: 'You aren’t old enough to play here',
    description: 'Under a birthday that shows an age below the legal one',
  },
  feedbackType: {
    id: 'validation.feedback_type',
    defaultMessage: 'Please choose a question type',
    description: 'Feedback form, when no type is chosen',
  },
  feedbackEmpty: {
    id: 'validation.feedback_empty',
    defaultMessage: 'Please write your message',
    description: 'Feedback form, when the text is empty',
  },
  feedbackLong: {
    id: 'validation.feedback_long',
    defaultMessage: 'Please keep it within 200 characters',
    description: 'Feedback form, when the text is too long',
  },
  commentLong: {
    id: 'validation.comment_long',
    defaultMessage: 'Please keep it within 140 characters',
    description: 'Comment of a promotion application that is too long',
  },
  imageType: {
    id: 'validation.image_type',
    defaultMessage: 'Only PNG and JPG pictures can be sent',
    description: 'Picture of a promotion application of another kind',
  },
  imageSize: {
    id: 'validation.image_size',
    defaultMessage: 'Pictures can be up to 5 MB',
    description: 'Picture of a promotion application that is too big',
  },
  imageCount: {
    id: 'validation.image_count',
    defaultMessage: 'You can send up to 3 pictures',
    description: 'Too many pictures in a promotion application',
  },
})
