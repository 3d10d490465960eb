import type { Db } from '../database/index.ts'

/** Message that a real platform would send. */
export interface OutboxMessage {
  readonly merchant: string
  readonly channel: 'sms' | 'mail'
  /** Dialling code and number without a plus, or a mail address. */
  readonly recipient: string
  readonly text: string
  /** Code in the text, so that tests need not extract it. */
  readonly code?: string | undefined
  readonly sentAt: Date
}

/** Stores a message for the console and tests. */
export async function send(
  db: Db,
  { merchant, channel, recipient, text, code, sentAt }: OutboxMessage,
): Promise<void> {
  await db.run`
    insert into outbox (merchant, channel, recipient, text, code, sent_at)
    values (${merchant}, ${channel}, ${recipient}, ${text}, ${code ?? null}, ${sentAt})`
}

/** Latest messages, newest first; all of them or those to one recipient. */
export async function readOutbox(db: Db, filter: { to?: string | undefined; merchant?: string | undefined }) {
  return db.rows<{
    merchant: string
    channel: string
    recipient: string
    text: string
    code: string | null
    sentAt: Date
  }>`
    select merchant, channel, recipient, text, code, sent_at as "sentAt" from outbox
    where (${filter.to ?? null}::text is null or recipient = ${filter.to ?? null})
      and (${filter.merchant ?? null}::text is null or merchant = ${filter.merchant ?? null})
    order by id desc limit 100`
}
