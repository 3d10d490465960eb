import { json, type Db } from '../database/index.ts'
import type { LetterTemplate } from './templates.ts'

export interface Letter {
  readonly merchant: string
  readonly memberId: string
  readonly template: LetterTemplate
  /** Values for the placeholders of the text. */
  readonly details: Readonly<Record<string, string>>
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
