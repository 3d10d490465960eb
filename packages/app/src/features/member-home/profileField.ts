import type { Schemas } from '@livery/api'
import {
  birthday,
  email,
  firstProblem,
  lengthBetween,
  required,
  type Day,
  type Verdict,
} from '@livery/domain'

/** What a member may fill in here. */
export type ProfileField = 'nickname' | 'birthday' | 'email' | 'payeeName'

/** Everything a member may have told us to be reached by, in the order of the rows. */
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

/** Contacts that are worth asking for: the address for letters, and the name that withdrawals are paid to. */
const ASKED_FOR: ReadonlySet<ContactField> = new Set(['email', 'payeeName'])

export interface ContactRow {
  readonly field: ContactField
  /** As the gateway masked it; undefined when the member has not told us. */
  readonly value: string | undefined
}

/** The contact rows to show: what is known, and what is asked for. */
export function contactRows(contacts: Schemas['MemberContacts']): readonly ContactRow[] {
  return CONTACT_FIELDS.map((field) => ({ field, value: contacts[field] })).filter(
    ({ field, value }) => value !== undefined || ASKED_FOR.has(field),
  )
}

/** The field to fill in for a row, where it is missing and can be filled in here. */
export function fieldToFillIn({ field, value }: ContactRow): ProfileField | undefined {
  return value === undefined && (field === 'email' || field === 'payeeName') ? field : undefined
}

const NAME_CHARACTERS = { nickname: 32, payeeName: 80 } as const

/** What is wrong with a value; the bounds of names are the contract's. */
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
