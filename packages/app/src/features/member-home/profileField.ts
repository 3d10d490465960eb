import type { Schemas } from '@livery/api'
import type { Day } from '@livery/domain/account'
import {
  birthday,
  email,
  firstProblem,
  lengthBetween,
  required,
  type Verdict,
} from '@livery/domain/validation'

/** Profile fields that a member may set here. */
export type ProfileField = 'nickname' | 'birthday' | 'email' | 'payeeName'

/** Contacts of the member, in the order of the rows. */
export const CONTACT_FIELDS = [
  'mobileNum',
  'email',
  'payeeName',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
] as const satisfies readonly (keyof Schemas['MemberContacts'])[]

export type ContactField = (typeof CONTACT_FIELDS)[number]

/**
 * Contacts that are shown even when missing: the mobile number and the e-mail address, by which a password is
 * recovered, and the name that withdrawals are paid to.
 */
const ASKED_FOR: ReadonlySet<ContactField> = new Set(['mobileNum', 'email', 'payeeName'])

export interface ContactRow {
  readonly field: ContactField
  /** Masked by the gateway; undefined when the member has not given it. */
  readonly value: string | undefined
}

/** Contact rows: known contacts, and missing ones that can be added. */
export function contactRows(contacts: Schemas['MemberContacts']): readonly ContactRow[] {
  return CONTACT_FIELDS.map((field) => ({ field, value: contacts[field] })).filter(
    ({ field, value }) => value !== undefined || ASKED_FOR.has(field),
  )
}

/** Field that a row without a value opens, where it can be set here. */
export function fieldToFillIn({ field, value }: ContactRow): ProfileField | 'mobileNum' | undefined {
  const here = field === 'mobileNum' || field === 'email' || field === 'payeeName'
  return value === undefined && here ? field : undefined
}

const NAME_CHARACTERS = { nickname: 32, payeeName: 80 } as const

/** Error of a profile value; the bounds of names are the contract's. */
export function profileProblem(
  field: ProfileField,
  value: string,
  facts: { readonly today: Day; readonly birthdayMinimumAge: number },
): Verdict {
  return firstProblem(
    () => required(value),
    () => {
      switch (field) {
        case 'birthday':
          return birthday(value, facts.today, facts.birthdayMinimumAge)
        case 'email':
          return email(value.trim())
        case 'nickname':
        case 'payeeName':
          return lengthBetween(value.trim(), 1, NAME_CHARACTERS[field])
      }
    },
  )
}
