import { describe, expect, test } from 'vitest'

import { onEachDatabase } from '../testing/databases.ts'
import { player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import type { Schemas } from '../wire.ts'
import { deviceName, maskAddress } from './deviceName.ts'

const DEVICES = '/wps/member/devices'

onEachDatabase('signed-in devices', (fresh) => {
  const at = useSandbox(fresh)
  // Meridian allows several devices, Aurora does not.
  const someone = (merchant = 'MER01') => player(at.sandbox.app, merchant)
  const devices = async (who: ReturnType<typeof player>) =>
    (await who.call<Schemas['Devices']>('GET', DEVICES)).value
  const alive = async (who: ReturnType<typeof player>) => {
    const { code, status } = await who.call('GET', '/wps/member/info')
    return code ?? status
  }

  test('several devices are listed, the caller’s first, and each can be signed out', async () => {
    const [phone, tablet] = [someone(), someone()]
    await phone.login('member')
    at.clock.advance(5 * 60_000)
    await tablet.login('member')
    const { list, lastLogin } = await devices(tablet)
    expect(list.map(({ current }) => current)).toEqual([true, false])
    expect(list[1]?.signIn).toMatchObject({ method: 'password', address: '127.0.0.*', country: 'MT' })
    expect(lastLogin).toEqual(list[1]?.signIn)

    const [own, other] = list
    expect((await tablet.call('DELETE', `${DEVICES}/${own?.id}`)).code).toBe('resource.not_found')
    expect((await tablet.call('DELETE', `${DEVICES}/${other?.id}`)).status).toBe(200)
    expect(await alive(phone)).toBe('session.replaced')
    expect(await alive(tablet)).toBe(200)
    expect((await tablet.call('DELETE', `${DEVICES}/${other?.id}`)).code).toBe('resource.not_found')
    expect((await devices(tablet)).list).toHaveLength(1)
  })

  test('all others are signed out at once', async () => {
    const three = [someone(), someone(), someone()] as const
    for (const who of three) await who.login('partner')
    const reply = await three[0].call<Schemas['SignedOutDevices']>('DELETE', DEVICES)
    expect(reply.value.signedOut).toBe(2)
    expect(await Promise.all(three.map(alive))).toEqual([200, 'session.replaced', 'session.replaced'])
  })

  test('another member’s device cannot be signed out', async () => {
    const [mine, theirs] = [someone(), someone()]
    await mine.login('agent')
    await theirs.login('vip')
    const [device] = (await devices(theirs)).list
    expect((await mine.call('DELETE', `${DEVICES}/${device?.id}`)).code).toBe('resource.not_found')
    expect((await mine.call('DELETE', `${DEVICES}/nonsense`)).code).toBe('resource.not_found')
    expect(await alive(theirs)).toBe(200)
  })

  test('the eleventh device replaces the one idle the longest', async () => {
    const first = someone()
    await first.login('nonagent')
    for (let more = 0; more < 10; more += 1) {
      at.clock.advance(1000)
      await someone().login('nonagent')
    }
    expect(await alive(first)).toBe('session.replaced')
  })

  test('an expired session is not listed, but counts as the last login', async () => {
    const who = someone()
    await who.login('vip')
    at.clock.advance(31 * 60_000)
    await who.login('vip')
    const { list, lastLogin } = await devices(who)
    expect(list).toHaveLength(1)
    expect(Date.parse(lastLogin?.signedInAt ?? '')).toBeLessThan(Date.parse(list[0]?.signIn.signedInAt ?? ''))
    const session = await who.call<Schemas['PlaySession']>('GET', '/wps/session/play')
    expect(session.value.lastLoginAt).toBe(lastLogin?.signedInAt)
  })

  test('a merchant with one device at a time lists one', async () => {
    const [phone, tablet] = [someone('AUR01'), someone('AUR01')]
    await phone.login('member')
    await tablet.login('member')
    expect(await alive(phone)).toBe('session.replaced')
    expect((await devices(tablet)).list).toHaveLength(1)
  })

  test('a guest has no list of devices', async () => {
    const guest = someone()
    const free = await guest.call<Schemas['FreePlayResult']>('POST', '/wps/session/login/freeplay', {
      body: { moduleId: 'COMM3' },
    })
    const asGuest = { headers: { authorization: `Bearer ${free.value.token}` } }
    expect((await guest.call('GET', DEVICES, asGuest)).code).toBe('role.free_reject')
  })
})

describe('name of a device', () => {
  const mozilla = (rest: string) => `Mozilla/5.0 ${rest}`
  test.each([
    [
      mozilla(
        '(Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      ),
      'phone Chrome Android',
    ],
    [
      mozilla(
        '(Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 SamsungBrowser/26.0',
      ),
      'tablet Samsung Internet Android',
    ],
    [
      mozilla(
        '(iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1',
      ),
      'phone Safari iOS',
    ],
    [
      mozilla(
        '(iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1',
      ),
      'tablet Chrome iPadOS',
    ],
    [
      mozilla('(Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.6 Safari/605.1.15'),
      'computer Safari macOS',
    ],
    [
      mozilla(
        '(Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      ),
      'computer Edge Windows',
    ],
    [mozilla('(X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'), 'computer Firefox Linux'],
    [
      mozilla('(X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'),
      'computer Chrome ChromeOS',
    ],
    ['curl/8.5.0', 'unknown  '],
    ['', 'unknown  '],
  ])('%s', (userAgent, name) => {
    const { kind, browser = '', system = '' } = deviceName(userAgent)
    expect(`${kind} ${browser} ${system}`).toBe(name)
  })

  test.each([
    ['198.51.100.24', '198.51.100.*'],
    ['::ffff:203.0.113.7', '203.0.113.*'],
    ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3::*'],
    ['2001:db8:1::', '2001:db8:1::*'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::*'],
    ['::1', '::*'],
  ])('%s is shown as %s', (address, shown) => expect(maskAddress(address)).toBe(shown))
})
