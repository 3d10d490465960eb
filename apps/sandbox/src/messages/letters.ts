import { json, type Db } from '../database/index.ts'
import type { LetterTemplate } from './templates.ts'

/** Sum of money in a letter, put into words when it is read. */
export interface LetterSum {
  /** Minor units, as digits. */
  readonly minor: string
  readonly currency: string
}

/** Values of a letter's placeholders, by name. */
export type LetterDetails = Readonly<Record<string, string | LetterSum>>

/** Sum of a letter. @param minor minor units of the currency */
export const letterSum = (minor: bigint, currency: string): LetterSum => ({ minor: String(minor), currency })

export interface Letter {
  readonly merchant: string
  readonly memberId: string
  readonly template: LetterTemplate
  /** Values for the placeholders of the text. */
  readonly details: LetterDetails
  readonly now: Date
}

/** Adds a letter to a member's inbox. */
export async function sendLetter(
  db: Db,
  { merchant, memberId, template, details, now }: Letter,
): Promise<void> {
  await db.run`
    insert into inbox_message (merchant, member_id, template, details, sent_at)
    values (${merchant}, ${BigInt(memberId)}, ${template}, ${json(details)}, ${now})`
}
