import { describe, expect, test } from 'vitest'

import { textIn } from '../platform/text.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import type { Schemas } from '../wire.ts'

/** Read-only calls, as a visitor and as a member. Their answers are validated against the contract. */
const VISITOR_READS = [
  '/wps/system/status',
  '/wps/system/whitelabel',
  '/wps/system/country',
  '/wps/system/downloadLinks',
  '/wps/system/customerService?type=3',
  '/wps/system/helpCenter?lang=EN&device=MOBILE',
  '/wps/session/keys',
  '/wps/captcha?module=CAPTCHA3',
  '/wps/captcha?module=COMM3',
  '/wps/verification/human',
  '/wps/verification?purpose=login',
  '/wps/member/register/rules?module=REG3',
  '/wps/member/username?userName=member',
  '/wps/member/email?email=member@example.com',
  '/wps/agent/affiliate?code=aff2026&module=AFFMAN3',
  '/wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU&platform=M&merchantCode=AUR01',
  '/wps/relay/MCSFE_getListAnnouncements?types=B&groupName=m_reg&platform=M&merchantCode=AUR01',
  '/wps/announcement/popular',
  '/wps/promotions',
  '/wps/promotions?key=APP_DOWNLOAD&pageSize=1',
  '/wps/promotions/promo_welcome',
]
const MEMBER_READS = [
  '/wps/member/info',
  '/wps/member/headIcon',
  '/wps/member/info/funds/consolidated',
  '/wps/wallets/gcs',
  '/wps/transaction/records?period=month',
  '/wps/message/inbox',
  '/wps/message/inbox/unread',
  '/wps/relay/CBS_unreadCount',
  '/wps/rewards',
  '/wps/member/vip',
]

onEachDatabase('the gateway', (fresh) => {
  const at = useSandbox(fresh)
  const someone = (merchant?: string, language?: string) => player(at.sandbox.app, merchant, language)
  const control = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    at.sandbox.app.inject({ method, url, ...(payload ? { payload } : {}) })
  const switchState = (state: object) => control('PUT', '/sandbox/state?merchant=AUR01', state)

  test.each(['EN', 'CN', 'VI', 'AR', 'TH'])(
    'answers every visitor call in %s according to the contract (S-verification-14, S-wire-02, S-entities-06, S-entities-07, S-entities-12)',
    async (language) => {
      for (const url of VISITOR_READS)
        expect([url, (await someone('AUR01', language).call('GET', url)).status]).toEqual([url, 200])
    },
  )

  test('answers every member call according to the contract, and 401 without a session (S-wire-02, S-entities-04, S-entities-13)', async () => {
    const robin = someone()
    await robin.login('member')
    for (const url of MEMBER_READS) {
      expect([url, (await robin.call('GET', url)).status]).toEqual([url, 200])
      expect([url, (await someone().call('GET', url)).code]).toEqual([url, 'session.missing'])
    }
  })

  test.each([
    ['/wps/promotions?pageNo=0', { pageNo: 'minimum' }],
    ['/wps/promotions?pageSize=many', { pageSize: 'type' }],
    ['/wps/promotions?what=ever', { what: 'unknown' }],
    ['/wps/captcha', { module: 'required' }],
    ['/wps/captcha?module=NONE', { module: 'enum' }],
    ['/wps/member/username?userName=a', { userName: 'pattern' }],
    ['/wps/promotions?pageNo=1&pageNo=2', { pageNo: 'type' }],
  ])('%s is refused with %j', async (url, fields) => {
    expect(await someone().call('GET', url)).toMatchObject({
      status: 400,
      code: 'request.invalid',
      data: { fields },
    })
  })

  test('refuses bodies that are no JSON, too large, of another media type, or with other fields', async () => {
    const who = someone()
    const post = (body: string, type: string) =>
      at.sandbox.app.inject({
        method: 'POST',
        url: '/wps/session/login/freeplay',
        headers: { merchant: 'AUR01', 'accept-language': 'EN', gateway: '3', 'content-type': type },
        payload: body,
      })
    expect((await post('{', 'application/json')).statusCode).toBe(400)
    expect((await post(`"${'x'.repeat(300_000)}"`, 'application/json')).statusCode).toBe(413)
    expect((await post('<a/>', 'application/xml')).statusCode).toBe(415)
    const wrong = await who.call('POST', '/wps/session/login/freeplay', { body: { moduleId: 'X', more: 1 } })
    expect(wrong.data?.fields).toEqual({ moduleId: 'enum', more: 'unknown' })
    for (const name of ['__proto__', 'constructor']) {
      const body = `{"moduleId":"COMM3","${name}":{"trial":1}}`
      const answer = (await post(body, 'application/json')).json<{
        code: string
        data?: { fields: object }
      }>()
      expect([answer.code, Object.entries(answer.data?.fields ?? {})]).toEqual([
        'request.invalid',
        [[name, 'unknown']],
      ])
    }
  })

  test('refuses a call without the headers that no form of another site can send', async () => {
    const answer = await at.sandbox.app.inject({
      url: '/wps/promotions',
      headers: { 'accept-language': 'EN', gateway: '3' },
    })
    expect([answer.statusCode, answer.json<object>()]).toEqual([
      400,
      expect.objectContaining({ code: 'request.invalid', data: { fields: { merchant: 'required' } } }),
    ])
  })

  test('refuses an unknown merchant and an unknown address', async () => {
    expect(await someone('NOPE1').call('GET', '/wps/system/status')).toMatchObject({
      status: 400,
      code: 'request.invalid',
    })
    expect(await someone().call('GET', '/wps/nothing')).toMatchObject({
      status: 404,
      code: 'resource.not_found',
    })
  })

  test('every call without a handler answers 501 and is listed', async () => {
    const { list } = (await control('GET', '/sandbox/calls')).json<{
      list: { operationId: string; built: boolean }[]
    }>()
    expect(list.length).toBe(at.sandbox.contract.calls.length)
    const missing = list.find((call) => !call.built)
    const call = at.sandbox.contract.calls.find(({ operationId }) => operationId === missing?.operationId)
    if (!call) return
    const method = call.method.toUpperCase() as 'GET'
    const reply = await someone().call(method, call.path.replaceAll(/\{\w+\}/g, 'x'))
    expect(reply).toMatchObject({ status: 501, code: 'feature.not_built' })
  })

  describe('console settings', () => {
    test('maintenance closes all calls but the status, with the operator’s message (S-status-08)', async () => {
      await switchState({ maintenance: true, info: 'Back at noon.' })
      expect(await someone().call('GET', '/wps/promotions')).toMatchObject({
        status: 503,
        data: { info: 'Back at noon.' },
      })
      const status = await someone().call<Schemas['SystemStatus']>('GET', '/wps/system/status')
      expect(status.value).toMatchObject({ maintenance: true, info: 'Back at noon.' })
      await switchState({ info: null })
      const inChinese = await someone('AUR01', 'CN').call('GET', '/wps/promotions')
      expect(inChinese.data).toEqual({ info: textIn('maintenance.info', 'CN') })
      expect((await someone('MER01').call('GET', '/wps/promotions')).status).toBe(200)
      await switchState({ maintenance: false })
    })

    test('a region restriction answers 451 with the country (S-status-07)', async () => {
      await switchState({ regionRestriction: true })
      expect(await someone().call('GET', '/wps/promotions')).toMatchObject({
        status: 451,
        data: { country: 'MT' },
      })
      await switchState({ regionRestriction: false })
    })

    test('a flag switched off disables its feature (S-roles-09)', async () => {
      await switchState({ flags: { CBS3: false } })
      const robin = someone()
      await robin.login('member')
      expect((await robin.call('GET', '/wps/relay/CBS_unreadCount')).code).toBe('feature.off')
      const { value } = await robin.call<Schemas['Whitelabel']>('GET', '/wps/system/whitelabel')
      expect(value.flags['CBS3']).toBe(false)
      await switchState({ flags: {} })
    })

    test("the invite banner's text is in the player's language, and absent without referral", async () => {
      const wordsIn = async (language?: string) => {
        const { value } = await someone('LOT01', language).call<Schemas['Whitelabel']>(
          'GET',
          '/wps/system/whitelabel',
        )
        return value.mobileTemplate.login_prompt_text
      }
      expect(await wordsIn('VI')).toContain('200.000\u00A0₫')
      expect(await wordsIn('TH')).not.toBe(await wordsIn('EN'))
      const { value } = await someone('MER01').call<Schemas['Whitelabel']>('GET', '/wps/system/whitelabel')
      expect(value.mobileTemplate).not.toHaveProperty('login_prompt_text')
    })

    test('a configured failure happens as often as configured', async () => {
      await switchState({ faults: [{ operationId: 'getPromotions', status: 418, code: 'tea', times: 2 }] })
      const statuses = []
      for (let tries = 1; tries <= 3; tries += 1)
        statuses.push((await someone().call('GET', '/wps/promotions')).status)
      expect(statuses).toEqual([418, 418, 200])
    })

    test('invalid settings are refused', async () => {
      expect((await switchState({ latencyMs: -1 })).statusCode).toBe(400)
      expect((await switchState({ maintainance: true })).statusCode).toBe(400)
    })
  })

  test('looking up many names ends in 429', async () => {
    const who = someone('LOT01')
    const ask = () => who.call('GET', '/wps/member/username?userName=somebody')
    let reply = await ask()
    for (let tries = 0; tries < 80 && reply.status === 200; tries += 1) reply = await ask()
    expect(reply).toMatchObject({ status: 429, code: 'rate.limited' })
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('a member registers, signs in and changes the password, with failures for wrong input (S-password-11)', async () => {
    const who = someone()
    const captcha = async () => {
      const { captchaId } = (await who.call<Schemas['Captcha']>('GET', '/wps/captcha?module=CAPTCHA3')).value
      return {
        captchaId,
        captcha: (await control('GET', `/sandbox/captcha?id=${captchaId}`)).json<{ answer: string }>().answer,
      }
    }
    const form = async (more: object = {}) => ({
      registerMethod: 'H5',
      registerUrl: 'aurora.localhost',
      domain: 'aurora.localhost',
      type: 0,
      username: 'newcomer',
      password: 'First-2026',
      confirmPassword: 'First-2026',
      human: await who.human(),
      ...(await captcha()),
      ...more,
    })
    const register = async (more?: object) =>
      who.sealed<Schemas['LoginResult']>('PUT', '/wps/member/register', await form(more))
    expect((await register({ confirmPassword: 'Other-2026' })).code).toBe('password.mismatch')
    expect((await register({ username: 'member' })).code).toBe('member.username_taken')
    expect((await register({ affiliateCode: 'NOBODY' })).code).toBe('affiliate.invalid')
    expect((await register({ birthday: '2015-01-01' })).code).toBe('member.under_age')
    expect((await register({ captcha: '0' })).code).toBe('captcha.wrong')
    expect((await register({ password: 'letters', confirmPassword: 'letters' })).data?.fields).toEqual({
      password: 'pattern',
    })
    expect((await register({ affiliateCode: 'aff2026' })).value).toMatchObject({
      userName: 'newcomer',
      firstTimeLogin: true,
    })
    await who.login('newcomer', { password: 'First-2026' })
    const change = (oldPassword: string, newPassword: string) =>
      who.call('POST', '/wps/member/password', {
        body: { oldPassword, newPassword, confirmNewPassword: newPassword },
      })
    expect((await change('Wrong-2026', 'Second-2026')).code).toBe('password.old_wrong')
    expect((await change('First-2026', 'First-2026')).code).toBe('password.same')
    expect((await change('First-2026', 'Second-2026')).status).toBe(200)
    expect((await who.login('newcomer', { password: 'Second-2026' })).value.firstTimeLogin).toBe(false)
  })

  test('inbox, announcements, profile, picture and feedback (S-member-02, S-announcements-01, S-entities-05)', async () => {
    const robin = someone()
    await robin.login('member')
    const inbox = (await robin.call<Schemas['Inbox']>('GET', '/wps/message/inbox')).value
    const ids = inbox.list.filter((message) => !message.read).map((message) => message.id)
    const count = async (method: 'POST' | 'DELETE', url: string) =>
      (await robin.call<Schemas['UnreadCount']>(method, url, { body: { ids } })).value.unReadCount
    expect(ids.length).toBeGreaterThan(0)
    expect(await count('POST', '/wps/message/inbox/read')).toBe(0)
    expect(await count('DELETE', '/wps/message/inbox')).toBe(0)
    const mark = (announcementId: string) =>
      robin.call('POST', '/wps/relay/MCSFE_markAnnouncementAsRead', { body: { announcementId, read: true } })
    expect((await mark('ann_safety')).status).toBe(200)
    expect((await mark('ann_nothing')).code).toBe('resource.not_found')
    const changed = await robin.call<Schemas['Member']>('PATCH', '/wps/member/info', {
      body: { nickname: 'Rob' },
    })
    expect(changed.value.nickname).toBe('Rob')
    expect((await robin.call('POST', '/wps/member/headIcon', { body: { id: 'icon-03' } })).status).toBe(200)
    const feedback = { content: 'Lovely.', sender: 'member', type: 0, captchaId: 'x', captcha: '1' }
    expect((await robin.call('PUT', '/wps/feedback', { body: feedback })).code).toBe('captcha.wrong')
  })

  test('customer service is opened through the gateway, by its own merchant only (S-messages-10)', async () => {
    const { value } = await someone().call<Schemas['CustomerService']>(
      'GET',
      '/wps/system/customerService?type=3',
    )
    const path = value.version.pathList[0]?.path
    const open = (merchant: string) =>
      someone(merchant).call<{ url: string }>('POST', '/wps/system/customerService/open', { body: { path } })
    expect((await open('AUR01')).value.url).toContain('/sandbox/chat')
    expect((await open('LOT01')).code).toBe('resource.not_found')
  })

  test('the pages are served, and a reset equals a first start', async () => {
    for (const page of [
      '/sandbox',
      '/sandbox/console.js',
      '/sandbox/chat',
      '/sandbox/docs/',
      '/sandbox/docs/wps.json',
    ]) {
      expect([page, (await control('GET', page)).statusCode]).toEqual([page, 200])
    }
    expect(
      (await control('GET', '/sandbox/events?merchant=AUR01')).json<{ list: unknown[] }>().list.length,
    ).toBeGreaterThan(0)
    expect((await control('POST', '/sandbox/reset')).statusCode).toBe(200)
    const robin = someone()
    await robin.login('member')
    expect((await robin.call<Schemas['Member']>('GET', '/wps/member/info')).value.nickname).toBe('Robin')
  })
})
