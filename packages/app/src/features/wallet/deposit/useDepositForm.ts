import type { Schemas } from '@livery/api'
import {
  amountProblem,
  currencyDecimals,
  feeOn,
  depositTotal,
  moneyFromInput,
  type Decimal,
} from '@livery/domain/money'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { useWatch, type Control } from 'react-hook-form'

import { useServices } from '#platform/boot/ServicesContext.ts'
import { useProblemForm } from '#platform/forms/useProblemForm.ts'

import { useAmountMessage } from '../components/useAmountMessage.ts'
import { moneyMessages } from '../money.messages.ts'
import type { Channel } from './deposit.queries.ts'

export interface DepositValues {
  /** Id of the chosen way to pay; empty for the first open one. */
  readonly channel: string
  /** As typed. It stays when another way is chosen. */
  readonly amount: string
  /** Key of the chosen promotion; empty for none. */
  readonly promotion: string
}

/** State of the deposit form. */
export interface DepositForm {
  readonly currency: string
  readonly channels: readonly Channel[]
  /** Chosen channel; undefined while every channel is closed. */
  readonly channel: Channel | undefined
  readonly choose: (id: string) => void
  /** Promotions that go with this deposit. */
  readonly promotions: readonly Schemas['DepositPromotion'][]
  readonly promotion: Schemas['DepositPromotion'] | undefined
  readonly choosePromotion: (key: string) => void
  /** Holds the fields. */
  readonly control: Control<DepositValues>
  /** Totals of the deposit; null while the amount is invalid. */
  readonly sum: DepositSum | null
  /** Shows the summary, or what is wrong, with the focus on it. */
  readonly onSubmit: (event?: SyntheticEvent) => Promise<void>
  readonly reviewing: boolean
  readonly closeReview: () => void
}

/** Summary of one way to pay; it is over once that way is closed. */
interface Review {
  readonly channelId: string
  readonly isOver: boolean
}

/** Decimal strings of the form's currency. */
export interface DepositSum {
  readonly amount: Decimal
  readonly fee: Decimal
  readonly total: Decimal
}

/** Deposit form: a channel, an amount, and a summary before anything is sent. */
export function useDepositForm({
  currency,
  list: channels,
  promotions = [],
}: Schemas['DepositChannels']): DepositForm {
  const amountMessage = useAmountMessage(currency)
  const decimals = currencyDecimals(currency)
  const { overlays } = useServices()
  const [review, setReview] = useState<Review>()
  const { form, submit } = useProblemForm<DepositValues, 'amount'>({
    defaultValues: { channel: '', amount: '', promotion: '' },
    fields: ['amount'],
    problemsOf(values) {
      const { channel, problem } = read(values)
      const amount = channel && amountMessage(problem, channel)
      return amount ? { amount } : {}
    },
    rules: channels,
    judged: 'submitted',
  })

  function read({ channel: chosen, amount: typed }: Omit<DepositValues, 'promotion'>) {
    const open = channels.filter((channel) => channel.open)
    const channel = open.find(({ id }) => id === chosen) ?? open[0]
    const amount = moneyFromInput(typed, decimals)
    return { channel, amount, problem: channel ? amountProblem(amount, channel, typed) : null }
  }
  const [chosen, typed, key] = useWatch({ control: form.control, name: ['channel', 'amount', 'promotion'] })
  const { channel, amount, problem } = read({ channel: chosen, amount: typed })

  // A summary never changes its way to pay under the thumb: where that is closed, the summary is, too.
  if (review && !review.isOver && review.channelId !== channel?.id) setReview({ ...review, isOver: true })
  useEffect(() => {
    if (review?.isOver) overlays.notify.failure(moneyMessages.channelClosed)
  }, [review, overlays])

  return {
    currency,
    channels,
    channel,
    choose: (id) => form.setValue('channel', id),
    promotions,
    promotion: promotions.find((one) => one.key === key),
    choosePromotion: (next) => form.setValue('promotion', next),
    control: form.control,
    sum:
      channel && amount !== null && problem === null
        ? {
            amount,
            fee: feeOn(amount, channel, decimals),
            total: depositTotal(amount, channel, decimals),
          }
        : null,
    onSubmit: submit((values) => {
      const { channel: reviewed } = read(values)
      if (reviewed) setReview({ channelId: reviewed.id, isOver: false })
    }),
    reviewing: review !== undefined && !review.isOver,
    closeReview: () => setReview(undefined),
  }
}
