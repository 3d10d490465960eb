import type { Schemas } from '@livery/api'
import { beforeAll, beforeEach } from 'vitest'
import { page } from 'vitest/browser'

import { refusal, type Answers, type ReceivedCall, type Refusal } from '#testing/fakeGateway.ts'
import { memberSite } from '#testing/samples.ts'
import { sealingKey, type SealingKey } from '#testing/sealingKey.ts'

type Rule = Schemas['RegistrationRule']

function rule(field: Rule['field'], order: number, more: Partial<Rule> = {}): Rule {
  return { field, order, enabled: true, exposed: true, required: true, pattern: '', message: '', ...more }
}

/** Rule of the user name as the gateway says it in Arabic. */
export const ARABIC_RULE = 'من 4 إلى 16 حرفًا.'

/** Rules that the gateway gives for registration: by user name or mobile number, one field not exposed. */
export function rules(call: ReceivedCall): Schemas['RegistrationRules'] {
  const arabic = call.request.headers.get('Accept-Language') === 'AR'
  return {
    methods: ['username', 'mobileNum'],
    fields: [
      rule('captcha', 90, { pattern: '^[0-9]{1,6}$' }),
      rule('username', 10, { pattern: '^[a-z]{4,16}$', message: arabic ? ARABIC_RULE : '4 to 16 letters.' }),
      rule('mobileNum', 20),
      rule('verificationCode', 30),
      rule('password', 40, { pattern: '^.{6,20}$', message: '6 to 20 characters.' }),
      rule('confirmPassword', 50),
      rule('email', 60, { required: false, pattern: '^[^@]+@[^@]+$' }),
      rule('affiliateCode', 70, { required: false }),
      rule('wechat', 80, { exposed: false }),
    ],
  }
}

/** Text field of the form by its label. */
export const field = (name: string | RegExp) =>
  page.getByRole('textbox', { name, exact: typeof name === 'string' })
export const username = field('Username')
export const password = field('Password')
export const confirm = field('Confirm password')
export const captcha = field('Code in the picture')
const adult = page.getByRole('checkbox')
export const submit = page.getByRole('button', { name: 'Create account' })

/** Gateway that a test registers at. */
export interface Registration {
  /** Its answers; a test that needs others spreads them. */
  answers: Answers
  /** Registrations that arrived. */
  sent: ReceivedCall[]
  /** Refusal that it answers the next registrations with. */
  refused: Refusal | undefined
  /** Decrypted body of a registration that arrived. */
  payload(at?: number): Promise<Record<string, unknown>>
}

/** Prepares the gateway for the tests of a file: its key once, its record anew before each test. */
export function prepareRegistration(): Registration {
  let key: SealingKey
  const registration: Registration = {
    answers: memberSite,
    sent: [],
    refused: undefined,
    async payload(at = 0) {
      const call = registration.sent[at]
      if (call === undefined) throw new Error(`No registration ${at} arrived.`)
      return key.open(call)
    },
  }
  beforeAll(async () => {
    key = await sealingKey('key-1')
    registration.answers = {
      ...memberSite,
      getRegistrationRules: rules,
      getVerification: { human: false, captcha: true, codes: 'gateway' },
      getCountries: {
        list: [{ country: 'MT', name: 'Malta', countryDialingCode: '356', sampleNumber: '79234567' }],
      },
      getLoginKeys: { keys: [key.jwk] },
      getCaptcha: { captchaId: 'captcha-1', image: 'PHN2Zy8+', mediaType: 'image/svg+xml' },
      checkUsername: ({ url }) => ({ taken: url.searchParams.get('userName') === 'taken' }),
      checkEmail: { taken: false },
      checkAffiliateCode: ({ url }) =>
        url.searchParams.get('code') === 'aff2026' ? { code: 'AFF2026' } : refusal(422, 'affiliate.invalid'),
      register: (call) => {
        registration.sent.push(call)
        return registration.refused ?? { token: 't', userName: 'robin', type: 0, firstTimeLogin: true }
      },
      sendVerificationCode: { expiredMinutes: 2 },
    }
  })
  beforeEach(() => {
    registration.sent = []
    registration.refused = undefined
  })
  return registration
}

/** Fills in what the form asks of a visitor who registers by user name. */
export async function fillIn(): Promise<void> {
  await username.fill('robin')
  await fillInTheRest()
}

/** Fills in what the form asks for by either method. */
export async function fillInTheRest(): Promise<void> {
  await password.fill('Livery-2026')
  await confirm.fill('Livery-2026')
  await captcha.fill('482915')
  await adult.click()
}
