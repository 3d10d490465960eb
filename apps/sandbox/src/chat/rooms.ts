import { randomBytes } from 'node:crypto'

import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'

/** Partner of a chat: the merchant, or for agents the platform. */
export type ChatPartner = 'merchant' | 'platform'

/** Life of a chat page's address. */
const KEY_MS = 12 * 3_600_000

/** Most messages of a room that are shown, and characters of one. */
const SHOWN = 200
const LONGEST = 1000

export interface ChatRoom {
  readonly id: bigint
  readonly merchant: string
  readonly member_id: bigint
  readonly partner: ChatPartner
  readonly language: string
  readonly brand: string
}

/** Message in the form of the chat page and the desk. */
export interface ChatMessage {
  readonly byStaff: boolean
  readonly text: string
  readonly sentAt: Date
  readonly read: boolean
}

/** Launch of a chat. */
export interface ChatLaunch {
  readonly merchant: string
  readonly memberId: string
  /** Session that opens the chat; its page's address ends with it. */
  readonly sessionId: string
  readonly partner: ChatPartner
  readonly language: string
  readonly brand: string
  readonly now: Date
}

/**
 * Opens a member's chat, with its history.
 * @returns key of the page's address, which replaces that of earlier launches
 */
export async function openRoom(db: Db, launch: ChatLaunch): Promise<string> {
  const { merchant, memberId, sessionId, partner, language, brand, now } = launch
  const key = randomBytes(24).toString('base64url')
  await db.run`
    insert into chat_room (merchant, member_id, session_id, partner, language, brand, key, key_until)
    values (${merchant}, ${BigInt(memberId)}, ${BigInt(sessionId)}, ${partner}, ${language}, ${brand}, ${key},
      ${new Date(now.getTime() + KEY_MS)})
    on conflict (member_id, partner) do update
    set session_id = excluded.session_id, language = excluded.language, brand = excluded.brand, key = excluded.key,
      key_until = excluded.key_until`
  return key
}

/** Room of a chat page's address; undefined for a key that was replaced, is too old, or whose session has ended. */
export const findRoom = (db: Db, key: string, now: Date): Promise<ChatRoom | undefined> =>
  db.row<ChatRoom>`
    select chat_room.* from chat_room join session on session.id = session_id
    where key = ${key} and key_until > ${now} and ended_at is null`

/**
 * Room of a chat page's address.
 * @throws Failure 404 `resource.not_found` for a key that was replaced, is too old, or whose session has ended
 */
export const roomByKey = async (db: Db, key: string, now: Date): Promise<ChatRoom> =>
  (await findRoom(db, key, now)) ??
  fail(404, 'resource.not_found', { message: 'This chat was opened elsewhere.' })

/** Latest messages of a room, oldest first; marks those of the other side as read. */
export async function readRoom(
  db: Db,
  { id }: Pick<ChatRoom, 'id'>,
  reader: 'member' | 'staff',
  now: Date,
): Promise<ChatMessage[]> {
  await db.run`
    update chat_message set read_at = ${now}
    where room_id = ${id} and by_staff = ${reader === 'member'} and read_at is null`
  const rows = await db.rows<{ by_staff: boolean; text: string; sent_at: Date; read_at: Date | null }>`
    select * from (select * from chat_message where room_id = ${id} order by id desc limit ${SHOWN}) as latest order by id`
  return rows.map((row) => ({
    byStaff: row.by_staff,
    text: row.text,
    sentAt: row.sent_at,
    read: row.read_at !== null,
  }))
}

/**
 * Adds a message to a room.
 * @throws Failure 400 `request.invalid` for an empty or overlong text
 */
export async function say(
  db: Db,
  { id }: Pick<ChatRoom, 'id'>,
  writer: 'member' | 'staff',
  text: unknown,
  now: Date,
): Promise<void> {
  const said = typeof text === 'string' ? text.trim() : ''
  if (said.length === 0 || said.length > LONGEST)
    fail(400, 'request.invalid', { message: `A message has 1 to ${LONGEST} characters.` })
  await db.run`
    insert into chat_message (room_id, by_staff, text, sent_at)
    values (${id}, ${writer === 'staff'}, ${said}, ${now})`
}

/** Number of the staff's messages that a member has not seen, in all chats. */
export async function chatUnread(db: Db, memberId: string): Promise<number> {
  const found = await db.row<{ count: number }>`
    select count(*)::int as count from chat_message join chat_room room on room.id = room_id
    where member_id = ${BigInt(memberId)} and by_staff and read_at is null`
  return found?.count ?? 0
}
