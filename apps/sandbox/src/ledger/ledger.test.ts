import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { type Database, type Db, migrate, openDatabase } from '../database/index.ts'
import { Failure } from '../failure.ts'
import { onEachDatabase, SLOW_TESTS } from '../testing/databases.ts'
import {
  auditLedger,
  balanceOf,
  fromBase,
  fromHundredths,
  houseAccount,
  lockAccounts,
  memberAccount,
  post,
  toDecimal,
  toMinor,
  walletsOf,
  type HouseAccount,
  type Posting,
} from './index.ts'

const at = new Date('2026-11-20T09:30:00Z')

const moves = (key: string, memberId: string, amount: bigint, house: HouseAccount = 'games'): Posting => ({
  merchant: 'AUR01',
  key,
  kind: amount < 0n ? 'stake' : 'win',
  currency: 'EUR',
  entries: [
    { account: memberAccount(memberId), amount },
    { account: houseAccount(house), amount: -amount },
  ],
  at,
})

describe('amounts', () => {
  test.each([
    ['10000.00', 'EUR', 1_000_000n],
    ['0.5', 'EUR', 50n],
    ['-3.21', 'EUR', -321n],
    ['250000', 'VND', 250_000n],
    ['1.500', 'KWD', 1_500n],
    ['7.100', 'EUR', 710n],
  ])('%s %s is %s minor units', (text, currency, minor) => {
    expect(toMinor(text, currency)).toBe(minor)
  })

  test.each(['1.234', '1e3', '', '1,5', ' 1'])('refuses "%s" EUR', (text) => {
    expect(() => toMinor(text, 'EUR')).toThrow(RangeError)
  })

  test.each([
    [10_000, 'EUR', '10000.00'],
    [10_000, 'GBP', '10000.00'],
    [10_000, 'VND', '200000000'],
    [1, 'JPY', '200'],
    [1, 'KWD', '0.500'],
  ])('%d base units are %s %s', (units, currency, amount) => {
    expect(toDecimal(fromBase(units, currency), currency)).toBe(amount)
    expect(fromHundredths(100 * units, currency)).toBe(fromBase(units, currency))
  })

  test('conversion to minor units and back is lossless', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
        fc.constantFrom('EUR', 'VND', 'KWD'),
        (minor, currency) => {
          expect(toMinor(toDecimal(minor, currency), currency)).toBe(minor)
        },
      ),
    )
  })
})

onEachDatabase('the ledger', (fresh) => {
  let db: Database
  beforeAll(async () => {
    db = await openDatabase(await fresh('empty'))
    await migrate(db, [{ module: 'core', folder: new URL('../database/migrations/', import.meta.url) }])
  }, SLOW_TESTS.timeout)
  beforeEach(() => db.script('truncate ledger_entry, ledger_transfer, ledger_account restart identity'))
  afterAll(() => db.close())

  const book = (posting: Posting) => db.transaction((tx) => post(tx, posting))
  const main = (memberId: string) => balanceOf(db, 'AUR01', memberAccount(memberId))

  test('a movement changes both accounts', async () => {
    await book(moves('one', '7', 500n, 'cash'))
    expect(await main('7')).toBe(500n)
    expect(await balanceOf(db, 'AUR01', houseAccount('cash'))).toBe(-500n)
    expect(await walletsOf(db, 'AUR01', '7')).toEqual([{ wallet: 'MAIN', balance: 500n }])
  })

  test('a key is booked once, and refused ever after', async () => {
    await book(moves('again', '7', 500n))
    await expect(book(moves('again', '7', 500n))).rejects.toMatchObject({
      status: 409,
      code: 'idempotency.conflict',
    })
    expect(await main('7')).toBe(500n)
  })

  test('a key of another movement is a conflict', async () => {
    await book(moves('same', '7', 500n))
    await expect(book(moves('same', '7', 501n))).rejects.toMatchObject({
      status: 409,
      code: 'idempotency.conflict',
    })
  })

  test('a member’s balance never falls below zero, and a refused movement books nothing', async () => {
    await book(moves('in', '7', 500n))
    await expect(book(moves('out', '7', -501n))).rejects.toMatchObject({
      status: 422,
      code: 'wallet.insufficient',
    })
    expect(await main('7')).toBe(500n)
    await book(moves('out', '7', -500n))
    expect(await main('7')).toBe(0n)
  })

  test('entries must sum to zero', async () => {
    const crooked = { ...moves('x', '7', 5n), entries: [{ account: memberAccount('7'), amount: 5n }] }
    await expect(book(crooked)).rejects.toThrow(RangeError)
  })

  test('the database refuses entries that do not balance', async () => {
    const { id } = await book(moves('fine', '7', 5n))
    const forged = db.run`
      insert into ledger_entry (transfer_id, account_id, amount, balance_after)
      select ${id}, id, 1, balance + 1 from ledger_account limit 1`
    await expect(forged).rejects.toThrow('does not balance')
  })

  test('merchants do not share accounts', async () => {
    await book(moves('in', '7', 500n))
    expect(await balanceOf(db, 'LOT01', memberAccount('7'))).toBe(0n)
    await book({ ...moves('in', '7', 300n), merchant: 'LOT01' })
    expect(await main('7')).toBe(500n)
  })

  test('ten simultaneous members lose no cent', async () => {
    const members = Array.from({ length: 10 }, (_, index) => String(index + 1))
    await Promise.all(members.map((id) => book(moves(`open ${id}`, id, 1_000n, 'cash'))))
    await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const [from = '1', to = '2'] = [members[index % 10], members[(index * 7 + 3) % 10]]
        if (from === to) return undefined
        const pay: Posting = {
          ...moves(`pay ${index}`, from, 0n),
          entries: [
            { account: memberAccount(from), amount: -3n },
            { account: memberAccount(to), amount: 3n },
          ],
        }
        return book(pay)
      }),
    )
    const balances = await Promise.all(members.map(main))
    expect(balances.reduce((sum, balance) => sum + balance, 0n)).toBe(10_000n)
    expect(await auditLedger(db)).toEqual([])
  })

  describe('movements over the operator’s accounts in both orders (D-0030)', () => {
    const HOUSES = ['cash', 'games', 'lottery'] as const
    // Two members of one part, and two of another.
    const MEMBERS = ['1', '17', '2', '18']
    // PGlite runs one transaction at a time: a few show that the statements are sound there too.
    const count = () => (db.kind === 'postgres' ? 240 : 8)
    const orderOf = (index: number) => (index % 2 === 0 ? HOUSES : HOUSES.toReversed())
    const memberOf = (index: number) => MEMBERS[Math.floor(index / 2) % MEMBERS.length] ?? '1'

    /** Books all at the same time; a transaction that ends in a deadlock is tried again, and counts twice. */
    const attemptsOf = async (work: (tx: Db, index: number) => Promise<unknown>): Promise<number> => {
      for (const member of MEMBERS)
        for (const house of HOUSES) await book(moves(`open ${member} ${house}`, member, 1_000n, house))
      let attempts = 0
      const transactions = Array.from({ length: count() }, (_, index) =>
        db.transaction((tx) => {
          attempts += 1
          return work(tx, index)
        }),
      )
      await Promise.all(transactions)
      expect(await auditLedger(db)).toEqual([])
      return attempts
    }

    test('one movement over several of them never ends in a deadlock', async () => {
      const attempts = await attemptsOf((tx, index) => {
        const sums = orderOf(index).map((house) => ({ account: houseAccount(house), amount: -1n }))
        const own = { account: memberAccount(memberOf(index)), amount: 3n }
        const entries = index % 3 === 0 ? [own, ...sums] : [...sums, own]
        return post(tx, { ...moves(`all ${index}`, memberOf(index), 0n), entries })
      })
      expect(attempts).toBe(count())
    })

    test('nor do several movements of one transaction that locks all their accounts first', async () => {
      const attempts = await attemptsOf(async (tx, index) => {
        const accounts = [...HOUSES.map(houseAccount), memberAccount(memberOf(index))]
        await lockAccounts(tx, { merchant: 'AUR01', currency: 'EUR', accounts })
        for (const house of orderOf(index))
          await post(tx, moves(`${index} ${house}`, memberOf(index), 1n, house))
      })
      expect(attempts).toBe(count())
    })

    test('nor do two movements of one transaction, of which the first locks the accounts of both', async () => {
      const attempts = await attemptsOf(async (tx, index) => {
        const [first, last] = index % 2 === 0 ? (['cash', 'games'] as const) : (['games', 'cash'] as const)
        const movement = (house: HouseAccount) => moves(`${index} ${house}`, memberOf(index), 1n, house)
        await post(tx, { ...movement(first), alsoLocked: [houseAccount(last)] })
        await post(tx, movement(last))
      })
      expect(attempts).toBe(count())
    })
  })

  test('balances after any sequence of operations, and agrees with a simple model', async () => {
    // 10,000 operations, most of them on the database that takes a third of the time; other ones on each.
    const runs = db.kind === 'pglite' ? 3 : 17
    let operations = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(operation, { minLength: LENGTH, maxLength: LENGTH }),
        fc.nat(),
        brand,
        async (sequence, salt, { merchant, currency }) => {
          const byHand = new Map<string, bigint>()
          const booked = new Set<string>()
          await db.script('truncate ledger_entry, ledger_transfer, ledger_account restart identity')
          await db.transaction(async (tx) => {
            for (const { member, wallet, hundredths, key, house } of sequence) {
              operations += 1
              const amount = fromHundredths(hundredths, currency)
              const account = memberAccount(member, wallet)
              const posting: Posting = {
                ...moves(`${salt}/${key}`, member, amount),
                merchant,
                currency,
                entries: [
                  { account, amount },
                  { account: houseAccount(house), amount: -amount },
                ],
              }
              const name = `${member} ${wallet}`
              const expected = expectation(booked.has(key), byHand.get(name) ?? 0n, amount)
              const outcome = await tx
                .transaction((inner) => post(inner, posting))
                .then(
                  () => 'booked',
                  (error: unknown) => (error instanceof Failure ? error.code : Promise.reject(error)),
                )
              expect(outcome).toBe(expected)
              if (outcome !== 'booked') continue
              booked.add(key)
              byHand.set(name, (byHand.get(name) ?? 0n) + amount)
            }
          })
          expect(await auditLedger(db)).toEqual([])
          for (const [name, balance] of byHand) {
            const [member = '', wallet = ''] = name.split(' ')
            expect(await balanceOf(db, merchant, memberAccount(member, wallet))).toBe(balance)
          }
        },
      ),
      { numRuns: runs, seed: db.kind === 'pglite' ? 2026 : 2027, endOnFailure: true },
    )
    expect(operations).toBe(runs * LENGTH)
  }, 180_000)
})

const LENGTH = 500

/** Few members and keys, so that repeats, conflicts and empty wallets occur. */
const operation = fc.record({
  member: fc.constantFrom('1', '2', '3', '4'),
  wallet: fc.constantFrom('MAIN', 'NOVA'),
  hundredths: fc.integer({ min: -400, max: 300 }),
  key: fc.integer({ min: 1, max: 900 }).map(String),
  house: fc.constantFrom<HouseAccount>('games', 'cash', 'promotions'),
})

/** Sums in a realistic size for each currency: thousands of đồng, fils of a dinar. */
const brand = fc.constantFrom(
  { merchant: 'AUR01', currency: 'EUR' },
  { merchant: 'LOT01', currency: 'VND' },
  { merchant: 'ELS01', currency: 'KWD' },
)

function expectation(isKnown: boolean, balance: bigint, amount: bigint): string {
  if (isKnown) return 'idempotency.conflict'
  return balance + amount < 0n ? 'wallet.insufficient' : 'booked'
}
