import type { Db } from '../database/index.ts'
import type { Merchant } from '../merchants.ts'
import { passCode, type CodePurpose } from './codes.ts'
import { phoneOf } from './phoneNumber.ts'
import { passPhoneToken } from './phoneToken.ts'

/** Claim to own a number, with its purpose. */
export interface PhoneClaim {
  readonly purpose: CodePurpose
  readonly diallingCode: string
  readonly mobileNum: string
  /** Address of the caller. */
  readonly ip: string
  readonly now: Date
}

/** Proof of owning a number: a code, or a token of the phone-authentication service. */
export interface PhoneProof {
  readonly verificationCode?: string | undefined
  readonly firebaseIdToken?: string | undefined
}

/**
 * Checks the proof of owning a number.
 * @throws Failure 422 `verification.code_wrong`, `verification.code_expired`
 */
export async function passPhone(
  db: Db,
  merchant: Merchant,
  { purpose, diallingCode, mobileNum, ip, now }: PhoneClaim,
  { verificationCode: code, firebaseIdToken: idToken }: PhoneProof,
): Promise<void> {
  if (idToken !== undefined)
    return passPhoneToken(db, merchant, { idToken, diallingCode, mobileNum }, { now })
  const recipient = phoneOf(diallingCode, mobileNum)
  await passCode(db, { merchant: merchant.code, purpose, recipient, code, ip, now })
}
