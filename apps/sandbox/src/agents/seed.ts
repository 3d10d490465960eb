import type { Db } from '../database/index.ts'
import {
  fromBase,
  houseAccount,
  type HouseAccount,
  memberAccount,
  post,
  type TransferKind,
} from '../ledger/index.ts'
import type { Merchant } from '../merchants.ts'
import type { Services } from '../operations.ts'
import type { ContractKind } from './contracts.ts'
import { seedHistory } from './history.ts'
import { writeOffer, type Offer } from './offers.ts'
import { payContracts } from './payroll.ts'

const DAY_MS = 86_400_000

/** Age of the seeded contracts that are accepted. */
const RUNNING_DAYS = 35

/** Members who only fill the teams and cannot sign in. Sums in base units. */
const TEAM = [
  {
    username: 'luca07',
    parent: 'member',
    joinedDays: 48,
    playedDays: 3,
    deposited: 400,
    staked: 2600,
    won: 2310,
  },
  {
    username: 'mina88',
    parent: 'member',
    joinedDays: 21,
    playedDays: 0,
    deposited: 150,
    staked: 900,
    won: 960,
  },
  { username: 'theo21', parent: 'member', joinedDays: 2, playedDays: 0, deposited: 0, staked: 0, won: 0 },
  {
    username: 'zara5',
    parent: 'partner',
    joinedDays: 33,
    playedDays: 2,
    deposited: 1200,
    staked: 8400,
    won: 7900,
  },
  { username: 'omar33', parent: 'agent', joinedDays: 5, playedDays: 0, deposited: 60, staked: 240, won: 205 },
] as const

type SeededOffer = readonly [
  kind: ContractKind,
  state: 'pending' | 'active',
  period: Offer['period'],
  tiers: Offer['tiers'],
]

/** Operator's contract offers to `agent`. */
const OFFERS: readonly SeededOffer[] = [
  ['dividend', 'active', 'half_month', [[100, 3, '0.05']]],
  ['salary', 'active', 'day', [[500, 2, '0.003']]],
  [
    'salary',
    'pending',
    'day',
    [
      [1000, 5, '0.005'],
      [5000, 10, '0.008'],
    ],
  ],
  ['hourly', 'pending', 'hour', [[200, 3, '0.002']]],
  [
    'dividend',
    'pending',
    'half_month',
    [
      [2000, 5, '0.05'],
      [10_000, 10, '0.1'],
      [50_000, 25, '0.15'],
    ],
  ],
]

/** Seeds every merchant's agent with a team that plays, and with contracts to answer. */
export async function seedAgents(tx: Db, services: Services): Promise<void> {
  const { merchants, clock } = services
  const now = clock.now()
  for (const merchant of merchants.all) {
    for (const member of TEAM) await seedTeamMember(tx, merchant, member, now)
    // Contracts cannot be seen, and so not be earned by, where the brand is built without them.
    if (!merchant.tenant.flags.AGENTPOLICY3) continue
    for (const [kind, state, period, tiers] of OFFERS) {
      const accepted = state === 'active'
      const startsAt = new Date(now.getTime() + (accepted ? -RUNNING_DAYS : 10) * DAY_MS)
      const endsAt = new Date(startsAt.getTime() + 180 * DAY_MS)
      await writeOffer(tx, merchant, 'agent', { kind, period, tiers, accepted, startsAt, endsAt })
    }
  }
  await seedHistory(tx, services)
  await payContracts(tx, (code) => merchants.get(code).currency, now)
}

async function seedTeamMember(
  tx: Db,
  { code, currency, tenant }: Merchant,
  member: (typeof TEAM)[number],
  now: Date,
): Promise<void> {
  const row = await tx.row<{ id: bigint }>`
    insert into member (merchant, username, type, language, parent_id, created_at)
    select ${code}, ${member.username}, 0, ${tenant.languages.default}, id,
      ${new Date(now.getTime() - member.joinedDays * DAY_MS)}
    from member where merchant = ${code} and username = ${member.parent} returning id`
  if (!row || member.deposited === 0) return
  const at = new Date(now.getTime() - member.playedDays * DAY_MS)
  const book = (kind: TransferKind, house: HouseAccount, amount: bigint) =>
    post(tx, {
      merchant: code,
      key: `team:${row.id}:${kind}`,
      kind,
      currency,
      entries: [
        { account: memberAccount(row.id.toString()), amount },
        { account: houseAccount(house), amount: -amount },
      ],
      at,
    })
  await book('deposit', 'cash', fromBase(member.deposited, currency))
  // Winnings are booked first: all stakes together exceed the highest balance of the wallet.
  await book('win', 'games', fromBase(member.won, currency))
  await book('stake', 'games', -fromBase(member.staked, currency))
}
