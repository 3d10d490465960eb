import { randomBytes, randomInt } from 'node:crypto'

import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import type { Schemas } from '../wire.ts'
import { drawCaptcha } from './captchaPicture.ts'
import { passHuman } from './human.ts'

/** Lifetime of a captcha in ms. */
const LIFE_MS = 5 * 60_000

/** Module whose captchas show digits; the others ask for the result of a sum. */
export const DIGITS_MODULE = 'CAPTCHA3'

/** Creates a captcha and stores its answer. */
export async function makeCaptcha(
  db: Db,
  merchant: string,
  module: Schemas['ModuleId'],
  now: Date,
): Promise<Schemas['Captcha']> {
  const { signs, answer } = module === DIGITS_MODULE ? digits() : sum()
  const captchaId = randomBytes(12).toString('base64url')
  const expires = new Date(now.getTime() + LIFE_MS)
  await db.run`
    insert into captcha (id, merchant, module, answer, expires_at)
    values (${captchaId}, ${merchant}, ${module}, ${answer}, ${expires})`
  return { captchaId, image: Buffer.from(drawCaptcha(signs)).toString('base64'), mediaType: 'image/svg+xml' }
}

/** Captcha fields of a call. */
export interface CaptchaGiven {
  readonly captchaId?: string | undefined
  readonly captcha?: string | undefined
  /** Harder proof of work in place of the picture, so that nobody is required to read one (WCAG 3.3.8). */
  readonly captchaProof?: string | undefined
}

/** True when a call contains an answer to a captcha. */
export const answersCaptcha = ({ captcha, captchaProof }: CaptchaGiven): boolean =>
  Boolean(captcha) || Boolean(captchaProof)

/**
 * Checks the answer to a captcha, or the proof of work in its place; single-use, right or wrong.
 * @throws Failure 422 `captcha.wrong`, `human.failed`; the next try needs a new one
 */
export async function passCaptcha(db: Db, merchant: string, given: CaptchaGiven, now: Date): Promise<void> {
  if (given.captchaProof) return passHuman(db, given.captchaProof, now, 'captcha')
  const kept = given.captchaId
    ? await db.row<{ answer: string; expires_at: Date }>`
        delete from captcha where id = ${given.captchaId} and merchant = ${merchant} returning answer, expires_at`
    : undefined
  if (kept && kept.expires_at > now && kept.answer === given.captcha?.trim()) return
  fail(422, 'captcha.wrong', { message: 'Verification code error.', data: { captcha: DIGITS_MODULE } })
}

function digits() {
  const answer = String(randomInt(1000, 10_000))
  return { signs: answer, answer }
}

function sum() {
  const [one, other] = [randomInt(2, 20), randomInt(2, 10)]
  return { signs: `${one}+${other}=`, answer: String(one + other) }
}
