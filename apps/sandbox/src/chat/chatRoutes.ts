import { readFile } from 'node:fs/promises'

import type { FastifyInstance } from 'fastify'

import { fail } from '../failure.ts'
import type { Services } from '../operations.ts'
import { pageLanguage } from '../platform/pageLanguage.ts'
import { textIn } from '../platform/text.ts'
import { readRoom, roomByKey, say, type ChatRoom } from './rooms.ts'
import { CHAT_WORDS } from './words.ts'

const PAGES = { '/sandbox/chat': 'chat.html', '/sandbox/desk': 'desk.html' } as const

interface Said {
  readonly text?: unknown
}

/** Chat page of a member, and the desk at which the staff answers. */
export function chatRoutes(app: FastifyInstance, { db, clock }: Services): void {
  for (const [path, file] of Object.entries(PAGES)) {
    app.get(path, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('referrer-policy', 'no-referrer')
        .send(await readFile(new URL(`pages/${file}`, import.meta.url), 'utf8')),
    )
  }

  app.get<{ Params: { key: string } }>('/sandbox/chat/:key', async ({ params }) => {
    const now = clock.now()
    const room = await roomByKey(db, params.key, now)
    return { ...pageOf(room), list: await readRoom(db, room, 'member', now) }
  })

  app.post<{ Params: { key: string }; Body: Said | undefined }>(
    '/sandbox/chat/:key',
    async ({ params, body }) => {
      const now = clock.now()
      const room = await roomByKey(db, params.key, now)
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

/** Brand and texts of the page in the member's language. */
function pageOf({ brand, partner, language }: ChatRoom) {
  const { greeting, agentGreeting, ...words } = CHAT_WORDS
  return {
    brand,
    ...pageLanguage(language),
    words: {
      greeting: textIn(partner === 'platform' ? agentGreeting : greeting, language),
      ...Object.fromEntries(Object.entries(words).map(([id, text]) => [id, textIn(text, language)])),
    },
  }
}
