import { GatewayError } from '@livery/api'
import { ROUTES } from '@livery/domain'
import { formatMoney, useTranslate } from '@livery/i18n'
import { useIntl } from 'react-intl'

import { errorMessages } from '../../../shell/errors/errors.messages.ts'
import { useRefusal, type Refusal } from '../../../shell/forms/useRefusal.ts'
import { paymentPasswordMessages } from '../../../shell/payment-password/paymentPassword.messages.ts'
import { moneyMessages as messages } from '../money.messages.ts'
import { withdrawMessages } from '../withdraw/withdraw.messages.ts'

/** Why money did not move, and where the player can do something about it. */
export interface MoneyRefusal extends Refusal {
  readonly way?: { readonly href: string; readonly label: string } | undefined
}

/** Refusals of which words are all there is to say. Those that are not here have the words they have everywhere. */
const WORDS = {
  'deposit.channel_closed': messages.channelClosed,
  'promotion.not_eligible': messages.promotion,
  'withdraw.count_reached': withdrawMessages.count,
  'bank_card.missing': withdrawMessages.addCard,
  'password.payment_wrong': paymentPasswordMessages.wrong,
  'password.payment_missing': paymentPasswordMessages.missing,
  'wallet.vendor_unavailable': messages.vendorUnavailable,
  'idempotency.conflict': messages.alreadySent,
} as const

/** Refusals that name the amount they are about, and their words where the gateway names none. */
const WITH_AMOUNT = {
  'amount.too_low': messages.tooLow,
  'amount.too_high': messages.tooHigh,
  'limit.deposit': messages.limitOf,
  'withdraw.turnover_left': messages.turnover,
} as const

/** Where a refusal can be looked into. */
const WAYS = {
  'limit.deposit': ROUTES.responsibleGaming,
  'limit.excluded': ROUTES.responsibleGaming,
  'idempotency.conflict': ROUTES.accountRecord,
  'bank_card.missing': ROUTES.memberHome,
  'password.payment_missing': ROUTES.memberHome,
} as const

const isOf = <Table extends object>(table: Table, code: string): code is Extract<keyof Table, string> =>
  Object.hasOwn(table, code)

/** The amount that a refusal is about. */
function limitOf({ data }: GatewayError): { readonly limit: string; readonly currency: string } | undefined {
  const { limit, currency }: Readonly<Record<string, unknown>> = { ...data }
  return typeof limit === 'string' && typeof currency === 'string' ? { limit, currency } : undefined
}

/** Words a failed deposit, withdrawal or transfer, for the place above its button. */
export function useMoneyRefusal(error: unknown): MoneyRefusal | undefined {
  const { formatMessage, locale } = useIntl()
  const translate = useTranslate()
  const general = useRefusal(error)
  if (!(error instanceof GatewayError)) return general

  function wordsOf({ code, status }: GatewayError): string | undefined {
    if (isOf(WORDS, code)) return formatMessage(WORDS[code])
    const found = isOf(WITH_AMOUNT, code) ? limitOf(error as GatewayError) : undefined
    if (isOf(WITH_AMOUNT, code) && found) {
      return formatMessage(WITH_AMOUNT[code], { amount: formatMoney(locale, found.limit, found.currency) })
    }
    const unanswered = status === 0 || status >= 500 || code === 'idempotency.in_progress'
    return unanswered && navigator.onLine && general ? formatMessage(messages.noAnswer) : undefined
  }
  const words = wordsOf(error)
  if (words === undefined && !general) return undefined
  const way = isOf(WAYS, error.code) ? WAYS[error.code] : undefined
  return {
    words: words ?? general?.words ?? formatMessage(errorMessages.unknown),
    until: words === undefined ? general?.until : undefined,
    way: way && { href: way.path, label: translate(way.titleId) },
  }
}
