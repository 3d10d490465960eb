import { isTrialAccount } from '@livery/domain/account'

import type { Schemas } from '../wire.ts'
import type { Member } from './member.ts'

/** Complete row of `member`. */
export interface MemberRow {
  readonly id: bigint
  readonly merchant: string
  readonly username: string
  readonly type: number
  readonly staff: boolean
  readonly nickname: string | null
  readonly password_hash: string | null
  readonly payment_password_hash: string | null
  readonly head_icon: string | null
  readonly vip_level: number
  readonly language: string
  readonly email: string | null
  /** Time at which the address was added to the profile; null for one given at registration. */
  readonly email_added_at: Date | null
  readonly dialling_code: string | null
  readonly mobile_num: string | null
  readonly birthday: string | null
  readonly contacts: Readonly<Record<string, string>>
  readonly parent_id: bigint | null
  readonly affiliate_code: string | null
  readonly captcha_always: boolean
  readonly marketing: readonly Schemas['MarketingConsent'][]
  readonly marketing_confirmed_at: Date | null
  readonly excluded_until: Date | null
  readonly first_login_at: Date | null
  readonly created_at: Date
}

/** Columns of {@link MemberRow} that every call reads: each more costs the driver something for every call. */
export type MemberFacts = Pick<
  MemberRow,
  | 'id'
  | 'merchant'
  | 'username'
  | 'type'
  | 'nickname'
  | 'birthday'
  | 'vip_level'
  | 'language'
  | 'excluded_until'
  | 'created_at'
>

/** Member of a row, as passed to handlers. */
export function toMember(row: MemberFacts): Member {
  return {
    id: row.id.toString(),
    merchant: row.merchant,
    username: row.username,
    type: row.type,
    trial: isTrialAccount(row.type),
    nickname: row.nickname,
    hasBirthday: row.birthday !== null,
    vipLevel: row.vip_level,
    language: row.language,
    closedUntil: row.excluded_until,
    createdAt: row.created_at,
  }
}
