import type { Db } from '../database/index.ts'
import { fromBase, houseAccount, memberAccount, post } from '../ledger/index.ts'
import type { Merchant } from '../merchants.ts'
import type { Services } from '../operations.ts'
import { homeDiallingCode } from '../system/countries.ts'
import { TOP_LEVEL } from '../vip/levels.ts'
import { hashPassword } from './passwords.ts'

/** Login and payment password of all seeded members, at every merchant. */
const SEED_PASSWORD = 'Livery-2026'
const SEED_PAYMENT_PASSWORD = '202611'

interface SeededMember {
  readonly username: string
  readonly type: number
  readonly nickname: string
  /** Balance of the main wallet in base units. */
  readonly balance: number
  readonly vipLevel?: number
  readonly staff?: boolean
  readonly locked?: boolean
  readonly excluded?: boolean
  /** True for a member who was never asked about marketing. */
  readonly unasked?: boolean
  readonly affiliateCode?: string
  /** Username of the inviting member. */
  readonly parent?: string
}

const SEEDED: readonly SeededMember[] = [
  { username: 'agent', type: 2, nickname: 'Ines', balance: 5000, vipLevel: 2, affiliateCode: 'AFF2026' },
  {
    username: 'member',
    type: 0,
    nickname: 'Robin',
    balance: 10_000,
    vipLevel: 1,
    affiliateCode: 'ROBIN26',
    parent: 'agent',
  },
  {
    username: 'partner',
    type: 1,
    nickname: 'Noor',
    balance: 2500,
    affiliateCode: 'NOOR26',
    parent: 'agent',
  },
  { username: 'vip', type: 0, nickname: 'Valentin', balance: 250_000, vipLevel: TOP_LEVEL, parent: 'agent' },
  { username: 'nonagent', type: 41, nickname: 'Kai', balance: 1000, unasked: true },
  { username: 'locked', type: 0, nickname: 'Lou', balance: 500, locked: true },
  { username: 'excluded', type: 0, nickname: 'Emery', balance: 120, excluded: true },
  { username: 'staff', type: 0, nickname: 'Sam', balance: 0, staff: true },
  { username: 'regular', type: 0, nickname: 'Mika', balance: 2000 },
  { username: 'saver', type: 0, nickname: 'Alex', balance: 3000 },
  { username: 'keeper', type: 0, nickname: 'Toni', balance: 800 },
]

/** Join dates of seeded members: this many days before the first start, a day apart. */
const JOINED_DAYS_AGO = 200
const DAY_MS = 86_400_000

/** Creates the seeded members of every merchant. */
export async function seedMembers(tx: Db, { merchants, clock }: Services): Promise<void> {
  // Shared salt: hashing each password separately would add seconds to the start, and these passwords are
  // public.
  const salt = Buffer.from('livery-sandbox-0')
  const hashes = {
    password: await hashPassword(SEED_PASSWORD, salt),
    payment: await hashPassword(SEED_PAYMENT_PASSWORD, salt),
  }
  for (const merchant of merchants.all) {
    const ids = new Map<string, bigint>()
    for (const [index, seeded] of SEEDED.entries()) {
      const parent = ids.get(seeded.parent ?? '') ?? null
      const id = await seedMember(tx, merchant, { seeded, index, hashes, parent, now: clock.now() })
      ids.set(seeded.username, id)
    }
  }
}

interface Seeding {
  readonly seeded: SeededMember
  readonly index: number
  readonly hashes: { readonly password: string; readonly payment: string }
  readonly parent: bigint | null
  readonly now: Date
}

async function seedMember(
  tx: Db,
  merchant: Merchant,
  { seeded, index, hashes, parent, now }: Seeding,
): Promise<bigint> {
  const joined = new Date(now.getTime() - (JOINED_DAYS_AGO - index) * DAY_MS)
  const excludedUntil = seeded.excluded ? new Date(now.getTime() + 365 * DAY_MS) : null
  const language = merchant.tenant.languages.default
  const row = await tx.row<{ id: bigint }>`
    insert into member (merchant, username, type, staff, nickname, password_hash, payment_password_hash, vip_level,
      language, email, dialling_code, mobile_num, birthday, contacts, parent_id, affiliate_code, captcha_always,
      excluded_until, marketing_confirmed_at, first_login_at, created_at)
    values (${merchant.code}, ${seeded.username}, ${seeded.type}, ${seeded.staff ?? false}, ${seeded.nickname},
      ${hashes.password}, ${hashes.payment}, ${seeded.vipLevel ?? 0}, ${language},
      ${`${seeded.username}@example.com`}, ${homeDiallingCode(merchant.currency)}, ${`79000000${index + 1}`},
      ${'1990-04-27'}, ${{ json: { payeeName: `${seeded.nickname} Vella` } }}, ${parent},
      ${seeded.affiliateCode ?? null}, ${seeded.locked ?? false}, ${excludedUntil}, ${seeded.unasked ? null : joined}, ${joined}, ${joined})
    returning id`
  if (!row) throw new Error(`${seeded.username} was not seeded.`)
  const amount = fromBase(seeded.balance, merchant.currency)
  if (amount > 0n) {
    await post(tx, {
      merchant: merchant.code,
      key: `opening:${row.id}`,
      kind: 'opening',
      currency: merchant.currency,
      entries: [
        { account: memberAccount(row.id.toString()), amount },
        { account: houseAccount('cash'), amount: -amount },
      ],
      at: joined,
    })
  }
  return row.id
}
