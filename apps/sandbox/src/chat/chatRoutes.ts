import type { FastifyInstance } from 'fastify'

import { fail } from '../failure.ts'
import type { Services } from '../operations.ts'
import { fillPage } from '../platform/pageLanguage.ts'
import { pageHeaders, readPage } from '../platform/standInPage.ts'
import { textsIn } from '../platform/text.ts'
import { countHit, type RateRule } from '../verification/rateLimit.ts'
import { findRoom, readRoom, roomByKey, say, type ChatRoom } from './rooms.ts'
import { CHAT_WORDS } from './words.ts'

const CHAT = readPage(new URL('pages/chat.html', import.meta.url))
const DESK = readPage(new URL('pages/desk.html', import.meta.url))

/** Rate limit of a member's messages: each is kept for good. */
const MESSAGES: RateRule = { name: 'chat', hits: 60, windowMs: 60_000 }

/** Address of the chat page. A visitor's has no room: nobody is told, and nothing is kept. */
interface Visit {
  readonly room?: string
  readonly language?: string
}

interface Said {
  readonly text?: unknown
}

/** Chat page of a member, and the desk at which the staff answers. */
export function chatRoutes(app: FastifyInstance, { db, clock }: Services): void {
  app.get('/sandbox/desk', async (_request, reply) => reply.headers(pageHeaders(DESK)).send(DESK))

  app.get<{ Querystring: Visit }>('/sandbox/chat', async ({ query }, reply) => {
    const room = await findRoom(db, query.room ?? '', clock.now())
    const language = room?.language ?? query.language ?? 'EN'
    return reply.headers(pageHeaders(CHAT)).send(fillPage(CHAT, language, wordsFor(room, language)))
  })

  app.get<{ Params: { key: string } }>('/sandbox/chat/:key', async ({ params }) => {
    const now = clock.now()
    return { list: await readRoom(db, await roomByKey(db, params.key, now), 'member', now) }
  })

  app.post<{ Params: { key: string }; Body: Said | undefined }>(
    '/sandbox/chat/:key',
    async ({ params, body }) => {
      const now = clock.now()
      const room = await roomByKey(db, params.key, now)
      await countHit(db, MESSAGES, String(room.id), now)
      await say(db, room, 'member', body?.text, now)
      return { list: await readRoom(db, room, 'member', now) }
    },
  )

  app.get<{ Querystring: { merchant?: string } }>('/sandbox/chats', async ({ query }) => ({
    list: await db.rows`
      select room.id::text, room.merchant, brand, username, partner, room.language,
        count(message.id) filter (where not by_staff and read_at is null)::int as unread,
        max(sent_at) as "latestAt"
      from chat_room room join member on member.id = member_id join chat_message message on message.room_id = room.id
      where ${query.merchant ?? null}::text is null or room.merchant = ${query.merchant ?? null}
      group by room.id, username order by unread desc, "latestAt" desc limit 100`,
  }))

  const roomOf = async (id: string): Promise<ChatRoom> => {
    const room = /^\d{1,18}$/.test(id)
      ? await db.row<ChatRoom>`select * from chat_room where id = ${BigInt(id)}`
      : undefined
    return room ?? fail(404, 'resource.not_found', { message: `There is no chat ${id}.` })
  }

  app.get<{ Params: { id: string } }>('/sandbox/chats/:id', async ({ params }) => ({
    list: await readRoom(db, await roomOf(params.id), 'staff', clock.now()),
  }))

  app.post<{ Params: { id: string }; Body: Said | undefined }>(
    '/sandbox/chats/:id',
    async ({ params, body }) => {
      const now = clock.now()
      const room = await roomOf(params.id)
      await say(db, room, 'staff', body?.text, now)
      return { list: await readRoom(db, room, 'staff', now) }
    },
  )
}

/** Texts of the page; agents are greeted by the platform. */
function wordsFor(room: ChatRoom | undefined, language: string): Readonly<Record<string, string>> {
  const { agentGreeting, ...words } = CHAT_WORDS
  return textsIn(room?.partner === 'platform' ? { ...words, greeting: agentGreeting } : words, language)
}
