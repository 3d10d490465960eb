import { LIMITS } from '@livery/domain/validation'
import { expect, test } from 'vitest'

import { onEachDatabase } from '../testing/databases.ts'
import { intention, player, type Player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import type { Schemas } from '../wire.ts'

const PNG = Buffer.from('89504e470d0a1a0a00', 'hex')
const GIF = Buffer.from('474946383961', 'hex')

onEachDatabase('promotions', (fresh) => {
  const at = useSandbox(fresh)
  const signedIn = async (username: string): Promise<Player> => {
    const who = player(at.sandbox.app)
    await who.login(username)
    return who
  }
  const apply = (who: Player, id: string, ...pictures: readonly Buffer[]) =>
    applyWith(who, id, 'Installed on my phone.', pictures)
  const applyWith = (who: Player, id: string, comment: string, pictures: readonly Buffer[]) => {
    const form = new FormData()
    form.append('comment', comment)
    for (const bytes of pictures)
      form.append('images', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png')
    return who.call<Schemas['PromotionApplied']>('POST', `/wps/promotions/${id}/application`, { body: form })
  }
  const detail = async (who: Player, id: string) =>
    (await who.call<Schemas['PromotionDetail']>('GET', `/wps/promotions/${id}`)).value

  test('a visitor sees promotions, and must sign in to take part', async () => {
    const visitor = player(at.sandbox.app)
    const { list } = (await visitor.call<Schemas['PromotionList']>('GET', '/wps/promotions')).value
    expect(new Set(list.map(({ state }) => state))).toEqual(new Set(['open', 'closed', 'coming soon']))
    expect((await apply(visitor, 'promo_welcome')).code).toBe('session.missing')
  })

  test('a member applies once, with valid pictures (S-promotions-03)', async () => {
    const who = await signedIn('regular')
    expect((await apply(who, 'promo_welcome', GIF)).code).toBe('request.media_type')
    expect((await apply(who, 'promo_welcome', PNG, PNG, PNG)).value.state).toBe('applying')
    expect((await apply(who, 'promo_welcome')).code).toBe('promotion.already_applied')
    expect((await detail(who, 'promo_welcome')).promotion.state).toBe('applying')
  })

  test('the bounds of an application are those of the contract, to the character and the byte (S-promotions-03)', async () => {
    const who = await signedIn('saver')
    const sized = (bytes: number) => Buffer.concat([PNG], bytes)
    const send = (comment: string, ...pictures: readonly Buffer[]) =>
      applyWith(who, 'promo_welcome', comment, pictures)
    expect((await send('😀'.repeat(LIMITS.promotionCommentCharacters + 1))).code).toBe('request.invalid')
    expect((await send('', sized(LIMITS.promotionImageBytes + 1))).code).toBe('request.too_large')
    const most = await send('😀'.repeat(LIMITS.promotionCommentCharacters), sized(LIMITS.promotionImageBytes))
    expect(most.value?.state).toBe('applying')
  })

  test('a refused application has a reason and can be replaced (S-promotions-04)', async () => {
    const who = await signedIn('member')
    expect(await detail(who, 'promo_app')).toMatchObject({
      promotion: { state: 'rejected' },
      rejectedReason: expect.stringContaining('picture'),
    })
    expect((await apply(who, 'promo_app', PNG)).value.state).toBe('applying')
    expect((await apply(who, 'promo_app', PNG)).code).toBe('promotion.already_applied')
  })

  test.each([
    ['promo_season', 'promotion.closed'],
    ['promo_autumn', 'promotion.closed'],
    ['promo_cashback', 'promotion.not_eligible'],
    ['promo_none', 'resource.not_found'],
  ])('%s cannot be applied for: %s', async (id, code) => {
    expect((await apply(await signedIn('regular'), id)).code).toBe(code)
  })

  test('claiming its reward completes a promotion', async () => {
    const who = await signedIn('partner')
    const { list } = (await who.call<Schemas['Rewards']>('GET', '/wps/rewards?state=unclaimed')).value
    const gift = list.find(({ title }) => title === 'Your first deposit, doubled')
    expect((await detail(who, 'promo_welcome')).promotion.state).toBe('issued')
    await who.call('POST', `/wps/rewards/${gift?.id}/claim`, { headers: intention() })
    expect((await detail(who, 'promo_welcome')).promotion.state).toBe('claimed')
  })
})
