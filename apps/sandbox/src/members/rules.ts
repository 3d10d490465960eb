import { isLanguageCode } from '@livery/i18n/registry'

import type { Merchant } from '../merchants.ts'
import { textIn, type Text } from '../platform/text.ts'
import { refuse } from '../server/refuse.ts'
import type { Schemas } from '../wire.ts'
import { asksBirthday } from './age.ts'

type Field = Schemas['RegistrationField']

interface FieldRule {
  readonly pattern: string
  readonly message: Text
  readonly exposed: boolean
  readonly required: boolean
}

const shown = (pattern: string, message: Text, required = true): FieldRule => ({
  pattern,
  message,
  exposed: true,
  required,
})
const hidden = (pattern: string, message: Text): FieldRule => ({
  pattern,
  message,
  exposed: false,
  required: false,
})

/** Numbers of characters, as patterns and messages say them. */
const USERNAME = { least: 4, most: 16 }
const PASSWORD = { least: 6, most: 20 }
const NICKNAME = { least: 2, most: 32 }

const PASSWORD_MESSAGE: Text = { id: 'field.password', values: PASSWORD }

/**
 * Rules of all fields, in the order of the form. Username and mobile number belong to one registration
 * method each.
 */
const FIELDS: Readonly<Record<Field, FieldRule>> = {
  username: shown(`^[A-Za-z][A-Za-z0-9_]{${USERNAME.least - 1},${USERNAME.most - 1}}$`, {
    id: 'field.username',
    values: USERNAME,
  }),
  mobileNum: shown('^0?[1-9][0-9]{6,18}$', 'validation.mobile_format'),
  verificationCode: shown('^[0-9]{4,10}$', 'validation.sms_code'),
  password: shown(`^(?=.*[A-Za-z])(?=.*[0-9])[!-~]{${PASSWORD.least},${PASSWORD.most}}$`, PASSWORD_MESSAGE),
  confirmPassword: shown(`^.{${PASSWORD.least},${PASSWORD.most}}$`, PASSWORD_MESSAGE),
  nickname: shown(
    `^.{${NICKNAME.least},${NICKNAME.most}}$`,
    { id: 'field.nickname', values: NICKNAME },
    false,
  ),
  email: shown('^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', 'validation.email', false),
  affiliateCode: shown('^[A-Za-z0-9_-]{1,32}$', 'invitation_code_error', false),
  birthday: hidden('^[0-9]{4}-[0-9]{2}-[0-9]{2}$', 'validation.birthday'),
  payeeName: hidden("^[\\p{L}\\p{M} .'-]{2,80}$", 'validation.real_name_format'),
  paymentPassword: hidden('^[0-9]{6}$', 'paymentPassword.format'),
  recommenderId: hidden('^[0-9]{1,32}$', 'failure.invalid'),
  idNumber: hidden('^[A-Za-z0-9-]{4,40}$', 'failure.invalid'),
  qqNum: hidden('^[0-9]{5,12}$', 'failure.invalid'),
  facebook: hidden('^.{1,80}$', 'failure.invalid'),
  wechat: hidden('^[A-Za-z0-9_-]{3,40}$', 'failure.invalid'),
  line: hidden('^[A-Za-z0-9._-]{3,40}$', 'failure.invalid'),
  whatsapp: hidden('^[0-9]{6,20}$', 'failure.invalid'),
  zalo: hidden('^[0-9]{6,20}$', 'failure.invalid'),
  captcha: shown('^[0-9]{1,6}$', 'in_vwrite_code'),
}

/** Generic formats of fields, which the site judges by rules of its own. */
const FORMATS: Readonly<Partial<Record<Field, Schemas['FieldFormat']>>> = {
  email: 'email',
  recommenderId: 'integer',
}

/** Fields of a single registration method. */
const OF_METHOD: Readonly<Partial<Record<Field, Schemas['RegistrationMethod']>>> = {
  username: 'username',
  mobileNum: 'mobileNum',
  verificationCode: 'mobileNum',
}

/** Rules of a merchant's registration form. */
export function registrationRules(merchant: Merchant, language: string): Schemas['RegistrationRules'] {
  const { tenant, currency } = merchant
  const { methods } = tenant.registration
  const withBirthday = asksBirthday(merchant)
  const names = Object.keys(FIELDS) as Field[]
  const fields = names.map((field, index): Schemas['RegistrationRule'] => {
    const { pattern, message, exposed, required } = FIELDS[field]
    const method = OF_METHOD[field]
    const asked = (exposed || (field === 'birthday' && withBirthday)) && (!method || methods.includes(method))
    const local = field !== 'zalo' || currency === 'VND'
    return {
      field,
      enabled: (!method || methods.includes(method)) && local,
      exposed: asked,
      required: asked && (required || field === 'birthday'),
      pattern,
      ...(FORMATS[field] ? { format: FORMATS[field] } : {}),
      message: textIn(message, language),
      order: (index + 1) * 10,
    }
  })
  return { methods: [...methods], fields, language: isLanguageCode(language) ? language : 'EN' }
}

/**
 * Checks a new password against the rule of registration.
 * @throws Failure 400 `request.invalid`
 */
export function requireGoodPassword(field: string, password: string): void {
  if (!new RegExp(FIELDS.password.pattern, 'u').test(password)) refuse({ [field]: 'pattern' })
}
