import { GatewayError } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { formatMoney, useTranslate } from '@livery/i18n'
import { useIntl } from 'react-intl'

import { outcomeMessages } from '#capabilities/money/outcome.messages.ts'
import { outcomeOf } from '#capabilities/money/outcome.ts'
import { paymentPasswordMessages } from '#capabilities/payment-password/paymentPassword.messages.ts'
import { errorMessages } from '#platform/errors/errors.messages.ts'
import { useRefusal, type Refusal } from '#platform/forms/useRefusal.ts'

import { moneyMessages as messages } from '../money.messages.ts'
import { withdrawMessages } from '../withdraw/withdraw.messages.ts'

/** Refusal of a money call, with a link where the player can do something about it. */
export interface MoneyRefusal extends Refusal {
  readonly way?: { readonly href: string; readonly label: string } | undefined
}

/** Refusals with a message alone. Codes that are missing here have their general messages. */
const MESSAGES = {
  'deposit.channel_closed': messages.channelClosed,
  'promotion.not_eligible': messages.promotion,
  'withdraw.count_reached': withdrawMessages.count,
  'bank_card.missing': withdrawMessages.addCard,
  'password.payment_wrong': paymentPasswordMessages.wrong,
  'password.payment_missing': paymentPasswordMessages.missing,
  'wallet.vendor_unavailable': messages.vendorUnavailable,
  'idempotency.conflict': messages.alreadySent,
} as const

/** Refusals with the amount they concern, and their messages where the gateway names none. */
const WITH_AMOUNT = {
  'amount.too_low': messages.tooLow,
  'amount.too_high': messages.tooHigh,
  'limit.deposit': messages.limitOf,
  'withdraw.turnover_left': messages.turnover,
} as const

/** Routes with the remedy of a refusal. */
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

  function ownMessage({ code }: GatewayError): string | undefined {
    if (isOf(MESSAGES, code)) return formatMessage(MESSAGES[code])
    const found = isOf(WITH_AMOUNT, code) ? limitOf(error as GatewayError) : undefined
    if (isOf(WITH_AMOUNT, code) && found) {
      return formatMessage(WITH_AMOUNT[code], { amount: formatMoney(locale, found.limit, found.currency) })
    }
    if (!general || outcomeOf(error) !== 'unknown') return undefined
    return formatMessage(outcomeMessages.unknown, { place: translate(ROUTES.accountRecord.titleId) })
  }
  const text = ownMessage(error)
  if (text === undefined && !general) return undefined
  const way =
    outcomeOf(error) === 'unknown'
      ? ROUTES.accountRecord
      : isOf(WAYS, error.code)
        ? WAYS[error.code]
        : undefined
  return {
    text: text ?? general?.text ?? formatMessage(errorMessages.unknown),
    until: text === undefined ? general?.until : undefined,
    way: way && { href: way.path, label: translate(way.titleId) },
  }
}
