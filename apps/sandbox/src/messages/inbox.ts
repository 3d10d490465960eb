import type { Db } from '../database/index.ts'
import { type Page, type PageQuery, pageOf, pageRange } from '../platform/pages.ts'
import type { Schemas } from '../wire.ts'
import { letterIn } from './letterIn.ts'
import type { LetterDetails } from './letters.ts'
import type { LetterTemplate } from './templates.ts'

interface MessageRow {
  readonly id: bigint
  readonly template: LetterTemplate
  readonly details: LetterDetails
  readonly sent_at: Date
  readonly read_at: Date | null
}

/** Page of a member's inbox, newest first. */
export async function readInboxPage(
  db: Db,
  memberId: string,
  language: string,
  query: PageQuery,
): Promise<Page<Schemas['InboxMessage']>> {
  const { limit, offset } = pageRange(query)
  const rows = await db.rows<MessageRow>`
    select * from inbox_message where member_id = ${BigInt(memberId)} and deleted_at is null
    order by sent_at desc, id desc limit ${limit} offset ${offset}`
  const total = await db.row<{ count: number }>`
    select count(*)::int as count from inbox_message where member_id = ${BigInt(memberId)} and deleted_at is null`
  const list = rows.map(({ id, template, details, sent_at, read_at }) => ({
    id: `msg_${id}`,
    ...letterIn(template, details, language),
    read: read_at !== null,
    sentAt: sent_at.toISOString(),
  }))
  return pageOf(list, total?.count ?? 0, query)
}

/** Number of unread messages. */
export async function unreadCount(db: Db, memberId: string): Promise<Schemas['UnreadCount']> {
  const found = await db.row<{ count: number }>`
    select count(*)::int as count from inbox_message
    where member_id = ${BigInt(memberId)} and read_at is null and deleted_at is null`
  return { unReadCount: found?.count ?? 0 }
}

/** Marks a member's own messages as read; ids of other members' messages are ignored. */
export async function markRead(db: Db, memberId: string, ids: readonly string[], now: Date): Promise<void> {
  await db.run`
    update inbox_message set read_at = coalesce(read_at, ${now})
    where member_id = ${BigInt(memberId)} and id = any(${numbersOf(ids)}::bigint[])`
}

/** Deletes a member's own messages. */
export async function markDeleted(
  db: Db,
  memberId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await db.run`
    update inbox_message set deleted_at = ${now}
    where member_id = ${BigInt(memberId)} and id = any(${numbersOf(ids)}::bigint[])`
}

const numbersOf = (ids: readonly string[]): bigint[] =>
  ids.flatMap((id) => (/^msg_\d{1,18}$/.test(id) ? [BigInt(id.slice('msg_'.length))] : []))
