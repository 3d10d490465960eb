import type { Db } from '../database/index.ts'
import { fromBase } from '../ledger/index.ts'
import type { Services } from '../operations.ts'

/** Members of the seeded team by level, each with the one who invited them. */
const LEVELS: readonly (readonly (readonly [username: string, parent: string])[])[] = [
  [
    ['nadia4', 'agent'],
    ['piet77', 'agent'],
    ['sora19', 'agent'],
  ],
  [
    ['ana12', 'nadia4'],
    ['bilal9', 'nadia4'],
    ['chen66', 'piet77'],
    ['dora3', 'piet77'],
    ['eko508', 'sora19'],
    ['fatima1', 'sora19'],
  ],
  [
    ['gio44', 'ana12'],
    ['hana71', 'ana12'],
    ['ivo20', 'bilal9'],
    ['jade5', 'chen66'],
    ['karim2', 'dora3'],
    ['lena90', 'eko508'],
  ],
  [
    ['minh15', 'gio44'],
    ['noa38', 'gio44'],
    ['olga7', 'karim2'],
  ],
]

const NAMES = LEVELS.flatMap((level) => level.map(([username]) => username))

/** Days of history, and the deposit in base units that precedes it. */
const DAYS = 120
const FIRST_DEPOSIT = 4000
const DAY_MS = 86_400_000

/**
 * Seeds a team of four levels below every merchant's `agent`, with four months of play. Everything is made by
 * a few statements over generated rows, because thousands of single postings would take seconds. The sums
 * follow from member and day alone, so that every start has the same ones.
 */
export async function seedHistory(tx: Db, { merchants, clock }: Services): Promise<void> {
  const now = clock.now()
  const codes = merchants.all.map(({ code }) => code)
  const languages = merchants.all.map(({ tenant }) => tenant.languages.default)
  const units = merchants.all.map(({ currency }) => fromBase(1, currency))
  const currencies = merchants.all.map(({ currency }) => currency)
  for (const level of LEVELS) {
    await tx.run`
      insert into member (merchant, username, type, language, parent_id, created_at)
      select code, plan.username, case when parent.username = 'agent' then 1 else 0 end, shop.language, parent.id,
        ${new Date(now.getTime() - (DAYS + 2) * DAY_MS)}
      from unnest(${codes}::text[], ${languages}::text[]) as shop (code, language),
        unnest(${level.map(([name]) => name)}::text[], ${level.map(([, above]) => above)}::text[])
          as plan (username, above)
        join member parent on parent.username = plan.above
      where parent.merchant = code order by parent.id, plan.username`
  }
  await tx.run`
    insert into ledger_account (merchant, name, currency, house, member_id, wallet)
    select code, 'member:' || id || ':MAIN', currency, false, id, 'MAIN'
    from unnest(${codes}::text[], ${currencies}::text[]) as shop (code, currency)
      join member on merchant = code and username = any(${NAMES}::text[])
    union all
    select code, 'house:' || name, currency, true, null, null
    from unnest(${codes}::text[], ${currencies}::text[]) as shop (code, currency), unnest(array['cash', 'games']) as name
    on conflict (merchant, name, currency) do nothing`
  // Amounts of a day: a stake of 20 to 199 units every fifth day, and 55 to 139 % of it back.
  await tx.run`
    with player as (
      select merchant, id, currency, unit, array_position(${NAMES}::text[], username) as number
      from unnest(${codes}::text[], ${currencies}::text[], ${units}::bigint[]) as shop (code, currency, unit)
        join member on merchant = code and username = any(${NAMES}::text[])
    ), play as (
      select player.*, day, player.unit * (20 + (number * 37 + day * 53) % 180) as stake,
        ${now}::timestamptz - day * interval '1 day' - number * interval '17 minutes' as at
      from player, generate_series(1, ${DAYS}) as day where (number * 7 + day * 3) % 5 = 0
    ), movement as (
      select merchant, id, currency, 'deposit' as kind, 'house:cash' as counter, unit * ${FIRST_DEPOSIT} as amount,
        ${new Date(now.getTime() - (DAYS + 1) * DAY_MS)}::timestamptz as at, 0 as day from player
      union all
      select merchant, id, currency, 'stake', 'house:games', -stake, at, day from play
      union all
      select merchant, id, currency, 'win', 'house:games',
        stake / 100 * (55 + (number * day * 13 + number * 29 + day * 7) % 85), at + interval '1 minute', day from play
    ), transfer as (
      insert into ledger_transfer (merchant, key, kind, currency, fingerprint, detail, posted_at)
      select merchant, 'history:' || id || ':' || kind || ':' || day, kind, currency, 'seeded', '{}', at
      from movement order by at, id
      returning id, merchant, key
    ), side as (
      select transfer.id as transfer_id, account.id as account_id, balance, at,
        case when account.house then -movement.amount else movement.amount end as amount
      from movement
        join transfer on transfer.merchant = movement.merchant
          and key = 'history:' || movement.id || ':' || kind || ':' || day
        join ledger_account account on account.merchant = movement.merchant
          and account.name in (counter, 'member:' || movement.id || ':MAIN')
    ), entered as (
      insert into ledger_entry (transfer_id, account_id, amount, balance_after)
      select transfer_id, account_id, amount,
        balance + sum(amount) over (partition by account_id order by at, transfer_id)
      from side order by at, transfer_id
      returning account_id, amount
    )
    update ledger_account set balance = balance + total
    from (select account_id, sum(amount) as total from entered group by account_id) as moved
    where ledger_account.id = account_id`
}
