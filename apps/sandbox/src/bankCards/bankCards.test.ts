import { expect, test } from 'vitest'

import { onEachDatabase } from '../testing/databases.ts'
import { player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import type { Schemas } from '../wire.ts'

const CARDS = '/wps/member/bankCard'

/** Names of the seeded members, in which their accounts are. */
const NAMES: Readonly<Record<string, string>> = {
  partner: 'Noor Vella',
  member: 'Robin Vella',
  vip: 'Valentin Vella',
  regular: 'Mika Vella',
}

onEachDatabase('bank cards', (fresh) => {
  const at = useSandbox(fresh)
  const signedIn = async (username: string, merchant = 'AUR01') => {
    const who = player(at.sandbox.app, merchant)
    await who.login(username)
    const add = (change: Partial<Schemas['BankCardAddition']> = {}) =>
      who.call<Schemas['BankCard']>('POST', CARDS, {
        body: {
          bankCode: 'BOV',
          accountName: NAMES[username] ?? '',
          cardNumber: 'MT84MALT011000012345MTLCAST001S',
          paymentPassword: '202611',
          ...change,
        },
      })
    const remove = (id: string, paymentPassword = '202611') =>
      who.call('DELETE', CARDS, { body: { id, paymentPassword } })
    return {
      ...who,
      add,
      remove,
      cards: async () => (await who.call<Schemas['BankCards']>('GET', CARDS)).value,
    }
  }

  test('a card is added, shown masked, and removed; the first is the default one (S-member-07)', async () => {
    const partner = await signedIn('partner')
    expect((await partner.cards()).list).toEqual([])
    const { value: first } = await partner.add()
    expect(first).toMatchObject({
      bankName: 'Bank of Valletta',
      accountName: 'N*** V***',
      cardNumber: '**** **** **** 001S',
      isDefault: true,
    })
    const { value: second } = await partner.add({ cardNumber: '400000009999' })
    expect(second.isDefault).toBe(false)
    expect((await partner.remove(first.id)).status).toBe(200)
    expect((await partner.cards()).list).toEqual([{ ...second, isDefault: true }])
    expect((await partner.remove(first.id)).code).toBe('resource.not_found')
    expect((await partner.add()).status).toBe(200)
  })

  test.each([
    [{ paymentPassword: '000000' }, 422, 'password.payment_wrong'],
    [{ bankCode: 'NOBANK' }, 400, 'request.invalid'],
    [{ cardNumber: 'short' }, 400, 'request.invalid'],
  ])('%j is refused with %i %s', async (change, status, code) => {
    expect(await (await signedIn('vip')).add(change)).toMatchObject({ status, code })
  })

  test('the number of cards is limited, and an account belongs to one member', async () => {
    const vip = await signedIn('vip')
    const { list, maximum } = await vip.cards()
    for (let count = list.length; count < maximum; count += 1)
      expect((await vip.add({ cardNumber: `5000000000${count}` })).status).toBe(200)
    expect((await vip.add({ cardNumber: '59999999' })).code).toBe('bank_card.limit')
    const member = await signedIn('member')
    expect(await member.add({ cardNumber: '50000000001' })).toMatchObject({
      status: 409,
      code: 'bank_card.taken',
    })
  })

  test('only its owner removes a card, at its own merchant', async () => {
    const member = await signedIn('member')
    const [card] = (await member.cards()).list
    const partner = await signedIn('partner')
    expect((await partner.remove(card?.id ?? '')).code).toBe('resource.not_found')
    const elsewhere = await signedIn('member', 'MER01')
    expect((await elsewhere.remove(card?.id ?? '')).code).toBe('resource.not_found')
    expect(
      (await elsewhere.add({ bankCode: 'BARC', cardNumber: 'MT84MALT011000012345MTLCAST001S' })).status,
    ).toBe(200)
    expect((await member.cards()).list).toHaveLength(1)
  })

  test('an account in another name is refused (S-member-10)', async () => {
    const regular = await signedIn('regular')
    expect(await regular.add({ accountName: 'Sasha Third' })).toMatchObject({
      status: 400,
      code: 'request.invalid',
      data: { fields: { accountName: 'enum' } },
    })
    expect((await regular.add({ accountName: 'MIKA  VELLA', cardNumber: '70000001' })).status).toBe(200)
  })

  test('the first account’s name becomes the member’s, who cannot change it afterwards (S-member-10)', async () => {
    await at.sandbox.db
      .run`update member set contacts = '{}' where merchant = 'LOT01' and username = 'regular'`
    const regular = await signedIn('regular', 'LOT01')
    const [bank] = (await regular.cards()).banks
    const bankCode = bank?.bankCode ?? ''
    const add = (accountName: string, cardNumber: string) =>
      regular.add({ bankCode, accountName, cardNumber })
    expect((await add('An Nguyen', '80000001')).status).toBe(200)
    expect((await add('Binh Tran', '80000002')).status).toBe(400)
    const rename = (payeeName: string) =>
      regular.call<Schemas['Member']>('PATCH', '/wps/member/info', { body: { payeeName } })
    expect(await rename('Binh Tran')).toMatchObject({ status: 400, data: { fields: { payeeName: 'enum' } } })
    expect((await rename('An Nguyen')).value.contacts).toMatchObject({ payeeName: 'A*** N***' })
  })

  test('a trial account has no cards', async () => {
    expect((await (await signedIn('nonagent')).call('GET', CARDS)).code).toBe('role.free_reject')
  })
})
