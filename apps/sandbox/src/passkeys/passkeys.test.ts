import { describe, expect, test } from 'vitest'

import { onEachDatabase } from '../testing/databases.ts'
import { player, type Player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import type { Schemas } from '../wire.ts'
import { softAuthenticator, type AnswerFaults, type SoftAuthenticator } from './testing/softAuthenticator.ts'

const OPTIONS = '/wps/member/passkeys/options'
const PASSKEYS = '/wps/member/passkeys'

onEachDatabase('passkeys', (fresh) => {
  const at = useSandbox(fresh)
  const someone = (merchant?: string) => player(at.sandbox.app, merchant)

  const optionsFor = async (who: Player) =>
    (await who.call<Schemas['PasskeyCreationOptions']>('POST', OPTIONS)).value
  const keep = async (who: Player, body: unknown) => who.call<Schemas['Passkey']>('POST', PASSKEYS, { body })
  const listed = async (who: Player) => (await who.call<Schemas['Passkeys']>('GET', PASSKEYS)).value.list
  const challenge = async (who: Player) =>
    (await who.call<Schemas['PasskeyRequestOptions']>('POST', '/wps/session/passkey/options')).value
  const enter = async (who: Player, body: unknown) =>
    who.call<Schemas['LoginResult']>('POST', '/wps/session/passkey', { body })

  /** Creates a member with a passkey on a device. */
  async function withPasskey(username: string, merchant?: string) {
    const who = someone(merchant)
    await who.login(username)
    const device = softAuthenticator()
    const kept = await keep(who, device.create(await optionsFor(who)))
    return { who, device, passkey: kept.value }
  }
  const signIn = async (device: SoftAuthenticator, merchant?: string, wrong?: AnswerFaults) => {
    const who = someone(merchant)
    return enter(who, device.get(await challenge(who), wrong))
  }

  test('a member adds a passkey, sees it listed, and signs in without a name', async () => {
    const { who, device, passkey } = await withPasskey('member')
    expect(passkey).toMatchObject({ name: 'Passkey', synced: false })
    expect(passkey.lastUsedAt).toBeUndefined()
    const reply = await signIn(device)
    expect(reply.value).toMatchObject({ userName: 'member', type: 0 })
    const again = { headers: { authorization: `Bearer ${reply.value.token}` } }
    const { list } = (await who.call<Schemas['Passkeys']>('GET', PASSKEYS, again)).value
    expect(list).toHaveLength(1)
    expect(list[0]?.lastUsedAt).toBeDefined()
    const devices = (await who.call<Schemas['Devices']>('GET', '/wps/member/devices', again)).value
    expect(devices.list[0]?.signIn.method).toBe('passkey')
  })

  test('the user handle is random and permanent', async () => {
    const who = someone()
    await who.login('partner')
    const [first, second] = [await optionsFor(who), await optionsFor(who)]
    expect(first.user).toEqual(second.user)
    expect(Buffer.from(first.user.id, 'base64url')).toHaveLength(32)
    expect(first.challenge).not.toBe(second.challenge)
    expect(first.rp).toEqual({ id: 'localhost', name: 'Aurora' })
  })

  test('an answer is single-use', async () => {
    const { who, device, passkey } = await withPasskey('vip')
    const visitor = someone()
    const answer = device.get(await challenge(visitor))
    expect((await enter(visitor, answer)).status).toBe(200)
    expect((await enter(visitor, answer)).code).toBe('passkey.failed')
    await who.login('vip')
    const made = softAuthenticator().create(await optionsFor(who))
    expect((await keep(who, made)).status).toBe(200)
    expect((await keep(who, made)).code).toBe('passkey.failed')
    const twice = device.create(await optionsFor(who))
    expect(twice.id).toBe(passkey.credentialId)
    expect(await keep(who, twice)).toMatchObject({ status: 409, code: 'passkey.taken' })
  })

  test('a challenge is valid for five minutes, for its member only', async () => {
    const { who, device } = await withPasskey('member')
    const [late, options] = [await challenge(someone()), await optionsFor(who)]
    at.clock.advance(5 * 60_000 + 1)
    expect((await enter(someone(), device.get(late))).code).toBe('passkey.failed')
    expect((await keep(who, device.create(options))).code).toBe('passkey.failed')
    const other = someone()
    await other.login('agent')
    const stolen = softAuthenticator().create(await optionsFor(who))
    expect((await keep(other, stolen)).code).toBe('passkey.failed')
    expect((await keep(who, softAuthenticator().create({ ...options, challenge: 'made-up' }))).code).toBe(
      'passkey.failed',
    )
  })

  test('challenges for login and for adding a passkey are not interchangeable', async () => {
    const { who, device } = await withPasskey('agent')
    const [toAdd, toEnter] = [await optionsFor(who), await challenge(who)]
    const crossed = softAuthenticator().create({ ...toAdd, challenge: toEnter.challenge })
    expect((await keep(who, crossed)).code).toBe('passkey.failed')
    expect((await enter(someone(), device.get({ ...toEnter, challenge: toAdd.challenge }))).code).toBe(
      'passkey.failed',
    )
  })

  test('another origin, a missing user verification and a counter that does not grow are refused', async () => {
    const { device } = await withPasskey('partner')
    expect((await signIn(device)).status).toBe(200)
    const refused: readonly AnswerFaults[] = [
      { origin: 'http://aurora.localhost.evil.example' },
      { verified: false },
      { counter: 1 },
      { counter: 0 },
    ]
    for (const wrong of refused) expect((await signIn(device, 'AUR01', wrong)).code).toBe('passkey.failed')
    expect((await signIn(device)).status).toBe(200)
  })

  test('a signature of another key is refused, and so is another member’s handle', async () => {
    const { device, passkey } = await withPasskey('member')
    const { device: another } = await withPasskey('agent')
    const forged = { ...another.get(await challenge(someone())), id: passkey.credentialId }
    expect((await enter(someone(), forged)).code).toBe('passkey.failed')
    const answer = device.get(await challenge(someone()))
    const swapped = { ...answer, response: { ...answer.response, userHandle: 'c29tZWJvZHk' } }
    expect((await enter(someone(), swapped)).code).toBe('passkey.failed')
  })

  test('a passkey is refused at another merchant, and on a site that is not the merchant’s', async () => {
    const { device } = await withPasskey('member')
    expect((await signIn(device, 'MER01')).code).toBe('passkey.unknown')
    const ours = await challenge(someone('AUR01'))
    expect((await enter(someone('MER01'), device.get(ours))).code).toBe('passkey.failed')
    const foreign = { headers: { origin: 'https://m.meridian-sports.example' } }
    expect(await someone().call('POST', '/wps/session/passkey/options', foreign)).toMatchObject({
      status: 400,
      code: 'request.invalid',
    })
  })

  test('only its owner renames and removes a passkey, and a removed one is refused', async () => {
    const { who, device, passkey } = await withPasskey('member')
    const url = `${PASSKEYS}/${passkey.id}`
    const renamed = await who.call<Schemas['Passkey']>('PATCH', url, { body: { name: '  My phone ' } })
    expect(renamed.value.name).toBe('My phone')
    const other = someone()
    await other.login('agent')
    for (const method of ['PATCH', 'DELETE'] as const) {
      const body = method === 'PATCH' ? { body: { name: 'Mine' } } : {}
      expect((await other.call(method, url, body)).code).toBe('resource.not_found')
    }
    expect((await who.call('DELETE', url)).status).toBe(200)
    expect((await listed(who)).map(({ id }) => id)).not.toContain(passkey.id)
    expect((await signIn(device)).code).toBe('passkey.unknown')
    expect((await who.call('DELETE', url)).code).toBe('resource.not_found')
    expect((await who.call('DELETE', `${PASSKEYS}/nonsense`)).code).toBe('resource.not_found')
  })

  test('its owner gets a letter when one is added or removed, with the name escaped (S-messages-02)', async () => {
    const { who, passkey } = await withPasskey('vip')
    const url = `${PASSKEYS}/${passkey.id}`
    await who.call('PATCH', url, { body: { name: '<i>Mine</i>' } })
    await who.call('DELETE', url)
    const inbox = await who.call<Schemas['Inbox']>('GET', '/wps/message/inbox?pageNo=1&pageSize=2')
    expect(inbox.value.list.map(({ title }) => title)).toEqual([
      'Passkey removed: <i>Mine</i>',
      'Passkey added: Passkey',
    ])
    // Titles are plain text; contents are HTML, in which a name would be markup.
    expect(inbox.value.list[0]?.content).not.toContain('<i>')
  })

  test('a member may have ten passkeys', async () => {
    const { who } = await withPasskey('nonagent')
    for (let more = (await listed(who)).length; more < 10; more += 1) {
      expect((await keep(who, softAuthenticator().create(await optionsFor(who)))).status).toBe(200)
    }
    expect((await who.call('POST', OPTIONS)).code).toBe('passkey.limit')
  })

  describe('permissions', () => {
    test('passkeys are off for a brand without the flag, and can be switched off at run time', async () => {
      const lotus = someone('LOT01')
      await lotus.login('member')
      expect((await lotus.call('POST', OPTIONS)).code).toBe('feature.off')
      const { device } = await withPasskey('member', 'MER01')
      const flags = (on: boolean) =>
        at.sandbox.app.inject({
          method: 'PUT',
          url: '/sandbox/state?merchant=MER01',
          payload: { flags: { PASSKEYS: on } },
        })
      const waiting = await challenge(someone('MER01'))
      await flags(false)
      expect((await enter(someone('MER01'), device.get(waiting))).code).toBe('feature.off')
      await flags(true)
      expect((await signIn(device, 'MER01')).status).toBe(200)
    })

    test('visitors and guests cannot have passkeys', async () => {
      expect((await someone().call('GET', PASSKEYS)).code).toBe('session.missing')
      const guest = someone()
      const free = await guest.call<Schemas['FreePlayResult']>('POST', '/wps/session/login/freeplay', {
        body: { moduleId: 'COMM3' },
      })
      const asGuest = { headers: { authorization: `Bearer ${free.value.token}` } }
      expect((await guest.call('POST', OPTIONS, asGuest)).code).toBe('role.free_reject')
    })

    test('a self-excluded member cannot sign in with a passkey', async () => {
      const { who, device } = await withPasskey('vip')
      await who.call('POST', '/wps/member/limits/timeOut', { body: { duration: 'day' } })
      expect((await signIn(device)).code).toBe('login.excluded')
    })
  })
})
