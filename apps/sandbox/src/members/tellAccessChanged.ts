import type { Db } from '../database/index.ts'
import { sendLetter } from '../messages/letters.ts'
import type { MemberRow } from './memberRow.ts'

/** Tells a member by letter that a password or a way to reach them changed, in case somebody else did it. */
export const tellAccessChanged = (
  tx: Db,
  { merchant, id }: Pick<MemberRow, 'merchant' | 'id'>,
  now: Date,
): Promise<void> =>
  sendLetter(tx, { merchant, memberId: id.toString(), template: 'accessChanged', details: {}, now })
