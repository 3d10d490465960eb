import { randomInt } from 'node:crypto'

import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import type { Merchant } from '../merchants.ts'
import { textIn } from '../platform/text.ts'
import { isRecipientsAddress } from '../sessions/knownAddress.ts'
import { send } from './outbox.ts'
import { countHit, returnHit, type RateRule } from './rateLimit.ts'

export type CodePurpose = 'login' | 'register' | 'forget' | 'bind'

/** Lifetime of a code in ms. */
const LIFE_MS = 10 * 60_000

/** Minimum time in ms between two codes to the same number. */
export const COOLDOWN_MS = 60_000

/** Maximum number of wrong attempts at a code. */
const TRIES = 5

/** Rate limit of wrong codes for one number from one address, over all codes that were sent to it. */
const WRONG_CODES: RateRule = { name: 'code-wrong', hits: 10, windowMs: 60 * 60_000 }

/**
 * Rate limit of wrong codes for one number from all addresses. It does not count for an address from which the
 * number's member has signed in before: strangers who use it up do not lock the member out.
 */
const WRONG_CODES_ANYWHERE: RateRule = { name: 'code-wrong-anywhere', hits: 30, windowMs: 60 * 60_000 }

/**
 * Rate limit of codes sent to one number: text messages cost money and patience. An address of the number's member
 * has a count of its own, which strangers do not use up.
 */
const SENT_CODES: RateRule = { name: 'code-sent', hits: 20, windowMs: 24 * 60 * 60_000 }

/** Number of different codes: every one of six digits, those that begin with zeros too. */
const CODES = 1_000_000

/** A random code of six digits. */
export const newCode = (): string => String(randomInt(CODES)).padStart(6, '0')

/** Recipient and purpose of a code. */
export interface CodeRequest {
  readonly merchant: Merchant
  readonly purpose: CodePurpose
  readonly channel: 'sms' | 'mail'
  /** Number in the format of `phoneOf`, or a mail address in lower case. */
  readonly recipient: string
  readonly language: string
  /** Address of the caller. */
  readonly ip: string
  readonly now: Date
}

/**
 * Sends a code by SMS or e-mail.
 * @param deliver - false sends nothing and gives the same answer, so that it does not reveal which numbers
 * are members'
 * @returns time from which another one can be requested
 * @throws Failure 429 `rate.limited` before that
 */
export async function sendCode(db: Db, request: CodeRequest, deliver = true): Promise<Date> {
  const { merchant, purpose, channel, recipient, language, ip, now } = request
  const code = newCode()
  const isOwn = await isRecipientsAddress(db, { merchant: merchant.code, ip, now }, recipient)
  const counted = `${merchant.code}:${recipient}${isOwn ? `:${ip}` : ''}`
  const wait = await db.transaction(async (tx) => {
    // Simultaneous requests for one number wait for each other, also those of another process: the cool-down
    // reads before it writes.
    await tx.run`select pg_advisory_xact_lock(hashtextextended(${`${merchant.code}:${purpose}:${recipient}`}, 0))`
    const last = await tx.row<{ sent_at: Date }>`
      select sent_at from verification_code
      where merchant = ${merchant.code} and purpose = ${purpose} and recipient = ${recipient} order by id desc limit 1`
    const left = last ? last.sent_at.getTime() + COOLDOWN_MS - now.getTime() : 0
    if (left > 0) return left
    await countHit(tx, SENT_CODES, counted, now)
    await tx.run`
      insert into verification_code (merchant, purpose, recipient, code, sent_at, expires_at)
      values (${merchant.code}, ${purpose}, ${recipient}, ${code}, ${now}, ${new Date(now.getTime() + LIFE_MS)})`
    return 0
  })
  if (wait > 0)
    fail(429, 'rate.limited', { message: 'A code was sent a moment ago.', retryAfter: wait / 1000 })
  if (deliver) {
    const values = { name: merchant.name, code, minutes: LIFE_MS / 60_000 }
    const text = textIn({ id: 'code.message', values }, language)
    await send(db, { merchant: merchant.code, channel, recipient, text, code, sentAt: now })
  }
  return new Date(now.getTime() + COOLDOWN_MS)
}

/** Code entered by a user. */
export interface CodeGiven {
  readonly merchant: string
  readonly purpose: CodePurpose
  readonly recipient: string
  readonly code: string | undefined
  /** Address of the caller, for the limit on wrong codes. */
  readonly ip: string
  readonly now: Date
}

/**
 * Checks the latest code; a right one is used up with all earlier ones, and five wrong attempts invalidate it, save
 * at an address of the number's member, where {@link WRONG_CODES} alone counts: strangers cannot spoil a code.
 * @throws Failure 422 `verification.code_wrong`, `verification.code_expired`, 429 `rate.limited` after too
 * many wrong codes for a number
 */
export async function passCode(
  db: Db,
  { merchant, purpose, recipient, code, ip, now }: CodeGiven,
): Promise<void> {
  const number = `${merchant}:${recipient}`
  // Counted before the check, so that parallel attempts are limited like sequential ones.
  await countHit(db, WRONG_CODES, `${number}:${ip}`, now)
  const isOwn = await isRecipientsAddress(db, { merchant, ip, now }, recipient)
  if (!isOwn) await countHit(db, WRONG_CODES_ANYWHERE, number, now)
  const sent = await db.row<{ id: bigint; expires_at: Date }>`
    select id, expires_at from verification_code
    where merchant = ${merchant} and purpose = ${purpose} and recipient = ${recipient}
    order by id desc limit 1`
  if (sent && sent.expires_at <= now)
    fail(422, 'verification.code_expired', { message: 'This code has expired.' })
  // One statement checks and counts, so that parallel attempts are limited like sequential ones.
  const used = sent
    ? await db.row<{ used: boolean }>`
        update verification_code set
          used_at = case when code = ${code ?? ''} then ${now}::timestamptz end,
          wrong_tries = wrong_tries + case when code = ${code ?? ''} then 0 else 1 end
        where id = ${sent.id} and used_at is null and (wrong_tries < ${TRIES} or ${isOwn})
        returning used_at is not null as used`
    : undefined
  if (used?.used) {
    await returnHit(db, WRONG_CODES, `${number}:${ip}`)
    if (!isOwn) await returnHit(db, WRONG_CODES_ANYWHERE, number)
    return
  }
  fail(422, 'verification.code_wrong', { message: 'Verification code error.' })
}
