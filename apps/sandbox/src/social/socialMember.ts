import { sqlState, type Db } from '../database/index.ts'
import { memberRow } from '../members/findMember.ts'
import { inviterOf, type Invitation } from '../members/inviter.ts'
import type { MemberRow } from '../members/memberRow.ts'
import { emailTaken } from '../members/register.ts'
import type { Merchant } from '../merchants.ts'
import { welcomeMember } from '../rewards/welcome.ts'
import type { SocialProvider } from './clients.ts'
import type { Identity } from './exchange.ts'

/** Data for creating a member from an identity. */
export interface NewMember {
  readonly merchant: Merchant
  readonly provider: SocialProvider
  readonly identity: Identity
  readonly language: string
  readonly now: Date
  /** Invitation that a new member came by. */
  readonly invitation: Invitation
}

/** Maximum number of usernames to try for a new member. */
const TRIES = 20

/**
 * Member of an identity, created at the first sign-in. A mail address that another member has proves
 * nothing, so it never gives access to that member's account.
 */
export async function memberOf(db: Db, newcomer: NewMember): Promise<MemberRow> {
  const known = await findIdentity(db, newcomer)
  if (known) return known
  return db
    .transaction((tx) => register(tx, newcomer))
    .catch(async (error: unknown) => {
      // Two simultaneous first sign-ins: the other one has created the member.
      const made = sqlState(error) === '23505' ? await findIdentity(db, newcomer) : undefined
      if (made) return made
      throw error
    })
}

async function findIdentity(
  db: Db,
  { merchant, provider, identity }: NewMember,
): Promise<MemberRow | undefined> {
  const found = await db.row<{ member_id: bigint }>`
    select member_id from social_identity
    where merchant = ${merchant.code} and provider = ${provider} and subject = ${identity.subject}`
  return found && memberRow(db, found.member_id.toString())
}

async function register(
  tx: Db,
  { merchant, provider, identity, language, now, invitation }: NewMember,
): Promise<MemberRow> {
  const parent = await inviterOf(tx, merchant, invitation)
  const { email, name, subject } = identity
  const free = email !== undefined && !(await emailTaken(tx, merchant.code, email)) ? email : null
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const row = await tx.row<MemberRow>`
      insert into member (merchant, username, type, nickname, language, email, parent_id, created_at)
      values (${merchant.code}, ${usernameFor(identity, attempt)}, 0, ${name?.slice(0, 32) ?? null}, ${language}, ${free},
        ${parent}, ${now})
      on conflict (merchant, lower(username)) do nothing returning *`
    if (!row) continue
    await tx.run`
      insert into social_identity (merchant, provider, subject, member_id)
      values (${merchant.code}, ${provider}, ${subject}, ${row.id})`
    await welcomeMember(tx, merchant, row, now)
    return row
  }
  throw new Error(`No name is left for ${subject}.`)
}

/** Valid username: letters of the address or the name, then a number once it is taken. */
function usernameFor({ email, name }: Identity, attempt: number): string {
  const letters = (email?.split('@')[0] ?? name ?? '').toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const base = /^[a-z]/.test(letters) ? letters : `m${letters}`
  return base.padEnd(4, '0').slice(0, 12) + (attempt === 0 ? '' : String(attempt + 1))
}
