import { GatewayError, type Schemas } from '@livery/api'
import type { MessageId } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { useSecondsLeft } from '@livery/ui/countdown'
import { Select } from '@livery/ui/select'
import { TextField } from '@livery/ui/text-field'
import { Controller } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useShell } from '../../../shell/boot/index.ts'
import { FormRefusal } from '../../../shell/forms/FormRefusal.tsx'
import { problemsById } from '../../../shell/forms/problems.ts'
import { useProblemForm } from '../../../shell/forms/useProblemForm.ts'
import { isPause, usePause } from '../../../shell/forms/useRefusal.ts'
import { paymentPasswordMessages } from '../../../shell/payment-password/paymentPassword.messages.ts'
import { PaymentPasswordField } from '../../../shell/payment-password/PaymentPasswordField.tsx'
import * as css from '../memberHome.css.ts'
import { memberHomeMessages } from '../memberHome.messages.ts'
import {
  BANK_CARD_FIELDS,
  bankCardProblems,
  cardNumberForWire,
  cardNumberInput,
  EMPTY_BANK_CARD,
  type BankCardField,
  type BankCardValues,
} from './bankCardForm.ts'
import { bankCardsMessages as messages } from './bankCards.messages.ts'
import { useAddBankCard } from './bankCards.queries.ts'

/** Refusals of the gateway that concern one field. */
const REFUSALS: Readonly<Partial<Record<string, readonly [BankCardField, MessageId]>>> = {
  'bank_card.taken': ['cardNumber', 'bankCards.taken'],
  'bank_card.limit': ['cardNumber', 'bankCards.limit'],
  'password.payment_wrong': ['paymentPassword', 'paymentPassword.wrong'],
  'password.payment_missing': ['paymentPassword', 'paymentPassword.missing'],
}

export interface BankCardFormProps {
  readonly banks: readonly Schemas['Bank'][]
  readonly onAdded: () => void
}

/** Adding a card or account in one's own name; the payment password confirms it. */
export function BankCardForm({ banks, onAdded }: BankCardFormProps) {
  const { formatMessage } = useIntl()
  const { overlays, fail } = useShell()
  const { mutate, isPending, error } = useAddBankCard()
  const refusal = usePause(error)
  const pause = useSecondsLeft(refusal?.until)
  const { form, refuse, focusFirst } = useProblemForm<BankCardValues, BankCardField>({
    defaultValues: EMPTY_BANK_CARD,
    fields: BANK_CARD_FIELDS,
    problemsOf: (values) => problemsById(bankCardProblems(values)),
  })
  const { control } = form

  function add({ bankCode = '', accountName, cardNumber, paymentPassword }: BankCardValues): void {
    const card = {
      bankCode,
      accountName: accountName.trim(),
      cardNumber: cardNumberForWire(cardNumber),
      paymentPassword,
    }
    mutate(card, {
      onSuccess: () => {
        overlays.notify.success(messages.added)
        onAdded()
      },
      onError: (failure) => {
        if (isPause(failure)) return
        const about = failure instanceof GatewayError ? REFUSALS[failure.code] : undefined
        if (about) refuse(...about)
        else fail.ofAction(failure)
      },
    })
  }
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => void form.handleSubmit(add, focusFirst)(event)}
    >
      <FormRefusal refusal={refusal} />
      {/* Without onBlur: its sheet takes the focus as it opens, and nothing is wrong yet. */}
      <Controller
        name="bankCode"
        control={control}
        render={({ field: { name, value, onChange }, fieldState }) => (
          <Select
            name={name}
            value={value}
            onChange={onChange}
            label={formatMessage(messages.bank)}
            placeholder={formatMessage(messages.bankPlaceholder)}
            options={banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName }))}
            error={fieldState.error?.message}
            closeLabel={formatMessage(memberHomeMessages.close)}
            required
          />
        )}
      />
      <Controller
        name="accountName"
        control={control}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={formatMessage(messages.holder)}
            error={fieldState.error?.message}
            autoComplete="name"
            autoCapitalize="words"
            maxLength={80}
            dir="auto"
            required
          />
        )}
      />
      <Controller
        name="cardNumber"
        control={control}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={formatMessage(messages.number)}
            help={formatMessage(messages.numberFormat)}
            error={fieldState.error?.message}
            autoComplete="off"
            autoCapitalize="characters"
            dir="ltr"
            required
            onChange={(value) => field.onChange(cardNumberInput(value))}
          />
        )}
      />
      <Controller
        name="paymentPassword"
        control={control}
        render={({ field, fieldState }) => (
          <PaymentPasswordField
            {...field}
            label={formatMessage(paymentPasswordMessages.title)}
            error={fieldState.error?.message}
          />
        )}
      />
      <Button type="submit" fill busy={isPending} disabled={pause > 0}>
        {formatMessage(messages.add)}
      </Button>
    </form>
  )
}
