import { currencyDecimals, moneyFromInput, type Decimal } from '@livery/domain/money'

import { useProblemForm } from '#platform/forms/useProblemForm.ts'

import { saferPlayMessages as messages } from './responsibleGaming.messages.ts'

export interface LimitValues {
  /** As typed. */
  readonly amount: string
}

/**
 * A form with the amount of a limit.
 * @param amount the limit in force, decimal; empty without one
 */
export function useLimitForm(currency: string, amount = '') {
  const read = (typed: string) => moneyFromInput(typed, currencyDecimals(currency))
  const { form, submit } = useProblemForm<LimitValues, 'amount'>({
    defaultValues: { amount },
    fields: ['amount'],
    problemsOf: (values) => (read(values.amount) === null ? { amount: { id: messages.amountWrong.id } } : {}),
    judged: 'submitted',
  })
  return {
    form,
    /** Handles the form's submit: saves the amount, or leads to it. */
    submit: (save: (amount: Decimal) => void) =>
      submit((values) => {
        const wanted = read(values.amount)
        if (wanted !== null) save(wanted)
      }),
  }
}
