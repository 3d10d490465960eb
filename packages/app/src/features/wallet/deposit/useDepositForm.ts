import type { Schemas } from '@livery/api'
import {
  amountProblem,
  currencyDecimals,
  feeOn,
  depositTotal,
  moneyFromInput,
  type AmountProblem,
  type Decimal,
} from '@livery/domain'
import { useState } from 'react'

import type { Channel } from './deposit.queries.ts'

/** What the player has chosen so far. */
export interface DepositForm {
  readonly currency: string
  readonly channels: readonly Channel[]
  /** The way that is chosen; undefined while every way is closed. */
  readonly channel: Channel | undefined
  readonly choose: (id: string) => void
  /** The amount as typed. It stays when another way is chosen. */
  readonly typed: string
  readonly type: (value: string) => void
  /** What is wrong with it, once the player has wanted to go on. */
  readonly problem: AmountProblem | null
  /** What it comes to; null while the amount is none. */
  readonly sum: DepositSum | null
  /** Shows the summary, or what is wrong. */
  readonly review: () => void
  readonly reviewing: boolean
  readonly closeReview: () => void
}

/** Decimal strings of the form's currency. */
export interface DepositSum {
  readonly amount: Decimal
  readonly fee: Decimal
  readonly total: Decimal
}

/** The form of a deposit: a way, an amount, and a look at both before anything is sent. */
export function useDepositForm({ currency, list: channels }: Schemas['DepositChannels']): DepositForm {
  const [chosen, setChosen] = useState<string>()
  const [typed, setTyped] = useState('')
  const [checked, setChecked] = useState(false)
  const [reviewing, setReviewing] = useState(false)

  const open = channels.filter((channel) => channel.open)
  const channel = open.find(({ id }) => id === chosen) ?? open[0]
  const decimals = currencyDecimals(currency)
  const amount = moneyFromInput(typed, decimals)
  const problem = channel ? amountProblem(amount, channel) : null

  return {
    currency,
    channels,
    channel,
    choose: setChosen,
    typed,
    type: setTyped,
    problem: checked ? problem : null,
    sum:
      channel && amount !== null && problem === null
        ? {
            amount,
            fee: feeOn(amount, channel, decimals),
            total: depositTotal(amount, channel, decimals),
          }
        : null,
    review() {
      setChecked(true)
      if (problem === null) setReviewing(true)
    },
    reviewing,
    closeReview: () => setReviewing(false),
  }
}
