import type { Merchant } from '../merchants.ts'
import { givenLanguage, textIn, type Text } from '../platform/text.ts'
import { refuse } from '../server/refuse.ts'
import type { Schemas } from '../wire.ts'

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

const CONTACT: Text = {
  EN: 'Please check what you entered.',
  CN: '请检查您的输入。',
  VI: 'Vui lòng kiểm tra lại.',
  AR: 'يرجى التحقق مما أدخلته.',
}

const PASSWORD: Text = {
  EN: '6 to 20 characters with at least one letter and one digit.',
  CN: '6 至 20 个字符，至少包含一个字母和一个数字。',
  VI: '6 đến 20 ký tự, có ít nhất một chữ cái và một chữ số.',
  AR: 'من 6 إلى 20 حرفًا، مع حرف ورقم على الأقل.',
}

/**
 * Rules of all fields, in the order of the form. Username and mobile number belong to one registration
 * method each.
 */
const FIELDS: Readonly<Record<Field, FieldRule>> = {
  username: shown('^[A-Za-z][A-Za-z0-9_]{3,15}$', {
    EN: '4 to 16 letters, digits or underscores, beginning with a letter.',
    CN: '4 至 16 位字母、数字或下划线，以字母开头。',
    VI: '4 đến 16 chữ cái, chữ số hoặc gạch dưới, bắt đầu bằng chữ cái.',
    AR: 'من 4 إلى 16 حرفًا أو رقمًا أو شرطة سفلية، يبدأ بحرف.',
  }),
  mobileNum: shown('^0?[1-9][0-9]{6,18}$', {
    EN: 'Please enter a mobile number, digits only.',
    CN: '请输入手机号码，仅限数字。',
    VI: 'Vui lòng nhập số điện thoại, chỉ gồm chữ số.',
    AR: 'يرجى إدخال رقم هاتف بالأرقام فقط.',
  }),
  verificationCode: shown('^[0-9]{4,10}$', {
    EN: 'Please enter the code from the SMS.',
    CN: '请输入短信验证码。',
    VI: 'Vui lòng nhập mã trong tin nhắn.',
    AR: 'يرجى إدخال الرمز الوارد في الرسالة.',
  }),
  password: shown('^(?=.*[A-Za-z])(?=.*[0-9])[!-~]{6,20}$', PASSWORD),
  confirmPassword: shown('^.{6,20}$', PASSWORD),
  nickname: shown(
    '^.{2,32}$',
    {
      EN: 'A nickname has 2 to 32 characters.',
      CN: '昵称为 2 至 32 个字符。',
      VI: 'Biệt danh gồm 2 đến 32 ký tự.',
      AR: 'الاسم المستعار من 2 إلى 32 حرفًا.',
    },
    false,
  ),
  email: shown('^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', CONTACT, false),
  affiliateCode: shown(
    '^[A-Za-z0-9_-]{1,32}$',
    {
      EN: 'Invalid invitation code.',
      CN: '邀请码无效。',
      VI: 'Mã mời không hợp lệ.',
      AR: 'رمز الدعوة غير صالح.',
    },
    false,
  ),
  birthday: hidden('^[0-9]{4}-[0-9]{2}-[0-9]{2}$', CONTACT),
  payeeName: hidden("^[\\p{L}\\p{M} .'-]{2,80}$", CONTACT),
  paymentPassword: hidden('^[0-9]{6}$', {
    EN: 'A payment password has 6 digits.',
    CN: '支付密码为 6 位数字。',
    VI: 'Mật khẩu thanh toán gồm 6 chữ số.',
    AR: 'كلمة مرور الدفع من 6 أرقام.',
  }),
  recommenderId: hidden('^[0-9]{1,32}$', CONTACT),
  idNumber: hidden('^[A-Za-z0-9-]{4,40}$', CONTACT),
  qqNum: hidden('^[0-9]{5,12}$', CONTACT),
  facebook: hidden('^.{1,80}$', CONTACT),
  wechat: hidden('^[A-Za-z0-9_-]{3,40}$', CONTACT),
  line: hidden('^[A-Za-z0-9._-]{3,40}$', CONTACT),
  whatsapp: hidden('^[0-9]{6,20}$', CONTACT),
  zalo: hidden('^[0-9]{6,20}$', CONTACT),
  captcha: shown('^[0-9]{1,6}$', {
    EN: 'Please enter the digits of the picture.',
    CN: '请输入图中的数字。',
    VI: 'Vui lòng nhập các chữ số trong hình.',
    AR: 'يرجى إدخال الأرقام الظاهرة في الصورة.',
  }),
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
export function registrationRules(
  { tenant, currency }: Merchant,
  language: string,
): Schemas['RegistrationRules'] {
  const { methods } = tenant.registration
  const withBirthday = tenant.legal.minimumAge >= 21
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
  return { methods: [...methods], fields, language: givenLanguage(language) }
}

/**
 * Checks a new password against the rule of registration.
 * @throws Failure 400 `request.invalid`
 */
export function requireGoodPassword(field: string, password: string): void {
  if (!new RegExp(FIELDS.password.pattern, 'u').test(password)) refuse({ [field]: 'pattern' })
}
