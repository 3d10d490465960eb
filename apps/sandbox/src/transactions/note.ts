import { channelName } from '../payments/channels.ts'
import { catalogueText, type TextId } from '../platform/catalogue.ts'
import { dayIn } from '../platform/day.ts'
import { fill } from '../platform/text.ts'

/** Details of a ledger transfer, which its booking wrote for support and for the record. */
export type TransferDetail = Readonly<Record<string, string>>

/** Most characters of a note (contract). */
const NOTE_CHARACTERS = 200

const OUTCOMES: Readonly<Record<string, TextId>> = {
  paid: 'withdrawals.paid',
  cancelled: 'withdrawals.cancelledNow',
  rejected: 'withdrawals.rejected',
  returned: 'withdrawals.returned',
}

const WAGES: Readonly<Record<string, TextId>> = {
  salary: 'record.salary',
  hourly: 'record.hourly',
  dividend: 'record.dividend',
}

/**
 * Note of a transaction in the player's language (S-records-02). Names of games, vendors and draws are proper names;
 * details that only the ledger's own rules read are left out.
 */
export function noteOf(detail: TransferDetail, language: string): string {
  const { channel, game, numero, vendor, invited, contract, from, outcome, order } = detail
  const words = (id: TextId | undefined, values: TransferDetail = {}) =>
    id === undefined ? undefined : fill(catalogueText(id, language), values, language)
  const parts = [
    channel === undefined ? undefined : channelName(channel, language),
    game,
    numero,
    vendor,
    invited === undefined ? undefined : words('record.invited', { count: invited }),
    words(WAGES[contract ?? ''], { day: from === undefined ? '' : dayIn(from, language) }),
    words(OUTCOMES[outcome ?? '']),
    // A ticket of several bets names all of them; a single number is the order's own.
    order?.includes(' ') ? order : undefined,
  ]
  return parts
    .filter((part) => part !== undefined)
    .join(' · ')
    .slice(0, NOTE_CHARACTERS)
}
