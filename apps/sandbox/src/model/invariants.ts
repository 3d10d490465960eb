import type { Db } from '../database/index.ts'

interface NewEntry {
  readonly id: bigint
  readonly transfer: bigint
  readonly account: bigint
  readonly amount: bigint
  readonly key: string
  readonly merchant: string
}

interface AccountRow {
  readonly id: bigint
  readonly merchant: string
  readonly name: string
  readonly currency: string
  readonly house: boolean
  readonly balance: bigint
}

/** Watch on a ledger that reads only what is new since the last look. */
export interface LedgerWatch {
  /** Looks at what is new. @returns descriptions of faults; empty when everything holds */
  look(db: Db): Promise<string[]>
}

/** Looks of which one reads all accounts; the others read those that moved. */
const ALL_ACCOUNTS_EVERY = 20

/** Stages of a reward in the ledger, by its posting's key. */
const REWARD_KEY = /^reward:(\d+)(?::(issue|expiry))?$/

/**
 * Creates a watch. After every look: movements and the whole ledger sum to zero by currency, every balance
 * equals its postings, no member's account is negative, a reward was issued once and claimed or taken back
 * at most once, and the operator's account of open rewards holds exactly those.
 */
export function watchLedger(): LedgerWatch {
  let seen = 0n
  let looks = 0
  const balances = new Map<bigint, bigint>()
  /** Open rewards with their sums by `merchant/id`; closed ones hold null. */
  const rewards = new Map<string, bigint | null>()

  const readReward = ({ key, merchant, amount }: NewEntry, account: AccountRow | undefined): string[] => {
    const match = REWARD_KEY.exec(key)
    if (!match || account?.name !== 'house:rewards') return []
    const id = `${merchant}/${match[1]}`
    const known = rewards.get(id)
    if (match[2] === 'issue') {
      rewards.set(id, amount)
      return known === undefined ? [] : [`reward ${id} was issued twice`]
    }
    rewards.set(id, null)
    if (known === undefined) return [`reward ${id} was closed before it was issued`]
    if (known === null) return [`reward ${id} was closed twice`]
    return known === -amount ? [] : [`reward ${id} was closed with ${-amount}, issued with ${known}`]
  }

  return {
    look: async (db) => {
      const faults: string[] = []
      const entries = await db.rows<NewEntry>`
        select entry.id, transfer_id as transfer, account_id as account, amount, key, merchant
        from ledger_entry entry join ledger_transfer transfer on transfer.id = transfer_id
        where entry.id > ${seen} order by entry.id`
      looks += 1
      const touched = [...new Set(entries.map(({ account }) => account))]
      const accounts = await db.rows<AccountRow>`
        select id, merchant, name, currency, house, balance from ledger_account
        where ${looks % ALL_ACCOUNTS_EVERY === 1} or name = 'house:rewards' or id = any(${touched}::bigint[])
          or (not house and balance < 0)`
      const byId = new Map(accounts.map((account) => [account.id, account]))
      const sums = new Map<string, bigint>()
      for (const entry of entries) {
        seen = entry.id
        balances.set(entry.account, (balances.get(entry.account) ?? 0n) + entry.amount)
        const account = byId.get(entry.account)
        const movement = `transfer ${entry.transfer} in ${account?.currency}`
        sums.set(movement, (sums.get(movement) ?? 0n) + entry.amount)
        faults.push(...readReward(entry, account))
      }
      for (const [movement, sum] of sums) if (sum !== 0n) faults.push(`${movement} sums to ${sum}`)
      for (const { id, name, house, balance } of accounts) {
        const posted = balances.get(id) ?? 0n
        if (posted !== balance) faults.push(`${name} holds ${balance}, its postings say ${posted}`)
        if (!house && balance < 0n) faults.push(`${name} is negative`)
      }
      const uneven = await db.rows<{ currency: string; total: bigint }>`
        select currency, sum(balance)::bigint as total from ledger_account group by currency having sum(balance) <> 0`
      for (const { currency, total } of uneven) faults.push(`${currency} sums to ${total}`)
      const open = new Map<string, bigint>()
      for (const [id, amount] of rewards) {
        const merchant = id.split('/')[0] ?? ''
        open.set(merchant, (open.get(merchant) ?? 0n) + (amount ?? 0n))
      }
      for (const { merchant, name, balance } of accounts) {
        if (name === 'house:rewards' && balance !== (open.get(merchant) ?? 0n))
          faults.push(`${merchant} set aside ${balance} for rewards of ${open.get(merchant) ?? 0n}`)
      }
      return faults
    },
  }
}
