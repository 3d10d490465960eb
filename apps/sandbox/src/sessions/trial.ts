import { randomInt } from 'node:crypto'

import { GUEST_TYPE } from '@livery/domain/account'

import type { Db } from '../database/index.ts'
import { fromBase, houseAccount, memberAccount, post } from '../ledger/index.ts'
import { type MemberRow, toMember } from '../members/memberRow.ts'
import type { Merchant } from '../merchants.ts'
import type { Schemas } from '../wire.ts'
import { startSession } from './sessions.ts'
import type { SignInDetails } from './signInDetails.ts'

/** Play money of a trial account, in base units. */
const PLAY_MONEY = 2000

/** Opens a trial account with play money. */
export async function openTrial(tx: Db, merchant: Merchant, language: string, now: Date): Promise<MemberRow> {
  const username = `trial${randomInt(100_000, 1_000_000)}${randomInt(10, 100)}`
  const row = await tx.row<MemberRow>`
    insert into member (merchant, username, type, language, created_at)
    values (${merchant.code}, ${username}, ${GUEST_TYPE}, ${language}, ${now}) returning *`
  if (!row) throw new Error('The trial account was not made.')
  const amount = fromBase(PLAY_MONEY, merchant.currency)
  await post(tx, {
    merchant: merchant.code,
    key: `trial:${row.id}`,
    kind: 'opening',
    currency: merchant.currency,
    entries: [
      { account: memberAccount(row.id.toString()), amount },
      { account: houseAccount('promotions'), amount: -amount },
    ],
    at: now,
  })
  return row
}

/**
 * Signs in to a trial account: the one that was opened for it a moment ago and that nobody has played on, else a new
 * one.
 */
export async function playFree(
  tx: Db,
  { merchant, language, trial, now, arrival }: FreePlay,
): Promise<Schemas['FreePlayResult']> {
  const row = (await takeTrial(tx, merchant, trial, now)) ?? (await openTrial(tx, merchant, language, now))
  const token = await startSession(tx, toMember(row), now, arrival)
  return { token, userName: row.username, customerType: row.type }
}

/** A trial session that is asked for. */
export interface FreePlay {
  readonly merchant: Merchant
  readonly language: string
  /** Account that was opened for it. */
  readonly trial: number | undefined
  readonly now: Date
  readonly arrival: SignInDetails
}

/** Time in ms for which an opened trial account waits for its session. */
const WAITING_MS = 10 * 60_000

async function takeTrial(
  tx: Db,
  merchant: Merchant,
  trial: number | undefined,
  now: Date,
): Promise<MemberRow | undefined> {
  if (trial === undefined) return undefined
  return tx.row<MemberRow>`
    update member set first_login_at = ${now}
    where id = ${BigInt(trial)} and merchant = ${merchant.code} and type = ${GUEST_TYPE} and first_login_at is null
      and created_at > ${new Date(now.getTime() - WAITING_MS)}
    returning *`
}
