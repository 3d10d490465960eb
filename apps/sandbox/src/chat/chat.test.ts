import { expect, test } from 'vitest'

import { textIn } from '../platform/text.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import type { Schemas } from '../wire.ts'

interface Messages {
  readonly list: readonly { readonly text: string; readonly byStaff: boolean; readonly read: boolean }[]
}

onEachDatabase('chat', (fresh) => {
  const at = useSandbox(fresh)
  const launch = async (username: string, merchant: string, b2c: boolean, language = 'EN') => {
    const who = player(at.sandbox.app, merchant, language)
    await who.login(username)
    const query = {
      b2c: String(b2c),
      language,
      backUrl: 'https://a.example/m/message',
      headerColor: '#123456',
      title: 'Chat',
    }
    const reply = await who.call<Schemas['ChatLaunch']>(
      'GET',
      `/wps/relay/CBS_launchChat?${new URLSearchParams(query)}`,
    )
    const room = reply.status === 200 ? (new URL(reply.value.chatUrl).searchParams.get('room') ?? '') : ''
    const unread = async () =>
      (await who.call<Schemas['UnreadCount']>('GET', '/wps/relay/CBS_unreadCount')).value.unReadCount
    return { who, reply, room, unread }
  }
  const send = (url: string, text: string) =>
    at.sandbox.app.inject({ method: 'POST', url, payload: { text } })
  const read = async (url: string) => (await at.sandbox.app.inject(url)).json<Messages>()
  const rooms = async (merchant: string) =>
    (await at.sandbox.app.inject(`/sandbox/chats?merchant=${merchant}`)).json<{
      list: {
        id: string
        username: string
        partner: string
        language: string
        brand: string
        unread: number
      }[]
    }>().list

  test('the desk answers, the unread move, and the history stays (S-messages-07)', async () => {
    const { room, unread } = await launch('member', 'AUR01', true, 'JA')
    const page = await at.sandbox.app.inject(`/sandbox/chat?room=${room}`)
    expect(page.body).toContain('<html lang="ja" dir="ltr">')
    expect(page.body).toContain(textIn('chat.greeting', 'JA'))
    expect(await read(`/sandbox/chat/${room}`)).toEqual({ list: [] })
    await send(`/sandbox/chat/${room}`, ' Where is my deposit? ')
    expect((await send(`/sandbox/chat/${room}`, '   ')).statusCode).toBe(400)
    const [open] = await rooms('AUR01')
    expect(open).toMatchObject({
      username: 'member',
      partner: 'merchant',
      language: 'JA',
      brand: 'Aurora',
      unread: 1,
    })
    await read(`/sandbox/chats/${open?.id}`)
    expect((await rooms('AUR01'))[0]?.unread).toBe(0)
    await send(`/sandbox/chats/${open?.id}`, '<b>Soon</b>')
    expect(await unread()).toBe(1)
    const again = await launch('member', 'AUR01', true)
    expect((await at.sandbox.app.inject(`/sandbox/chat/${room}`)).statusCode).toBe(404)
    const { list } = await read(`/sandbox/chat/${again.room}`)
    expect(list).toMatchObject([
      { text: 'Where is my deposit?', byStaff: false, read: true },
      { text: '<b>Soon</b>', byStaff: true },
    ])
    expect(await again.unread()).toBe(0)
  })

  test('the address of a chat ends with the session that opened it', async () => {
    const { who, room } = await launch('member', 'AUR01', true)
    const url = `/sandbox/chat/${room}`
    expect((await at.sandbox.app.inject(url)).statusCode).toBe(200)
    expect((await who.call('DELETE', '/wps/session')).status).toBe(200)
    expect((await at.sandbox.app.inject(url)).statusCode).toBe(404)
    expect((await send(url, 'Still here')).statusCode).toBe(404)
    const page = await at.sandbox.app.inject(`/sandbox/chat?room=${room}`)
    expect(page.body).toContain('<html lang="en"')

    const other = await launch('vip', 'AUR01', true)
    // The brand allows one device.
    await player(at.sandbox.app).login('vip')
    expect((await at.sandbox.app.inject(`/sandbox/chat/${other.room}`)).statusCode).toBe(404)
  })

  test('a member who writes without a pause is asked to wait', async () => {
    const { room } = await launch('member', 'AUR01', true)
    const url = `/sandbox/chat/${room}`
    // Nothing of the tests before counts.
    at.clock.advance(60_000)
    const statuses = []
    for (let message = 0; message < 61; message += 1) statuses.push((await send(url, 'Hello')).statusCode)
    expect(statuses.slice(58)).toEqual([200, 200, 429])
    at.clock.advance(60_000)
    expect((await send(url, 'Hello')).statusCode).toBe(200)
  })

  test.each([
    ['agent', 'AUR01', false, undefined],
    ['agent', 'MER01', false, undefined],
    ['member', 'MER01', true, 'feature.off'],
    ['member', 'AUR01', false, 'role.not_allowed'],
  ] as const)('%s of %s with b2c=%s: %s (S-messages-08)', async (username, merchant, b2c, code) => {
    // Meridian is made to be without the chat, whatever its folder says.
    const state = { flags: { CBS3: merchant === 'AUR01' } }
    await at.sandbox.app.inject({ method: 'PUT', url: `/sandbox/state?merchant=${merchant}`, payload: state })
    const { reply, room } = await launch(username, merchant, b2c)
    expect(reply.code).toBe(code)
    if (code) return
    await send(`/sandbox/chat/${room}`, 'A question about my team')
    expect(await rooms(merchant)).toContainEqual(
      expect.objectContaining({ username: 'agent', partner: 'platform', unread: 1 }),
    )
  })
})
