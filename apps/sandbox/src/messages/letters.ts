import { json, type Db } from '../database/index.ts'
import type { LetterTemplate } from './templates.ts'

export interface Letter {
  readonly merchant: string
  readonly memberId: string
  readonly template: LetterTemplate
  /** What fills the text's places. */
  readonly details: Readonly<Record<string, string>>
  readonly now: Date
}

/** Puts a letter into a member's inbox. */
export async function sendLetter(
  db: Db,
  { merchant, memberId, template, details, now }: Letter,
): Promise<void> {
  await db.run`
    insert into inbox_message (merchant, member_id, template, details, sent_at)
    values (${merchant}, ${BigInt(memberId)}, ${template}, ${json(details)}, ${now})`
}
