import type { Schemas } from '@livery/api'
import { Button } from '@livery/ui/button'
import { useSecondsLeft } from '@livery/ui/countdown'
import { TextField } from '@livery/ui/text-field'
import { Controller } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { paymentPasswordMessages } from '#capabilities/payment-password/paymentPassword.messages.ts'
import { PaymentPasswordField } from '#capabilities/payment-password/PaymentPasswordField.tsx'
import { useServices } from '#platform/boot/ServicesContext.ts'
import { Form } from '#platform/forms/Form.tsx'
import { FormRefusal } from '#platform/forms/FormRefusal.tsx'
import { problemsById } from '#platform/forms/problems.ts'
import { SelectField } from '#platform/forms/SelectField.tsx'
import { useFieldRefusals, type BrokenRules, type FieldRefusals } from '#platform/forms/useFieldRefusals.ts'
import { useProblemForm } from '#platform/forms/useProblemForm.ts'
import { usePause } from '#platform/forms/useRefusal.ts'

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
import { useAddBankCard } from './bankCards.mutations.ts'

/** Refusals of the gateway that concern one field. */
const REFUSALS: FieldRefusals<BankCardField> = {
  'bank_card.taken': ['cardNumber', 'bankCards.taken'],
  'bank_card.limit': ['cardNumber', 'bankCards.limit'],
  'password.payment_wrong': ['paymentPassword', 'paymentPassword.wrong'],
  'password.payment_missing': ['paymentPassword', 'paymentPassword.missing'],
}

/** Broken rules of the gateway that concern one field: an account of somebody else. */
const BROKEN_RULES: BrokenRules<BankCardField> = {
  'accountName: enum': ['accountName', 'bankCards.otherName'],
}

export interface BankCardFormProps {
  readonly banks: readonly Schemas['Bank'][]
  readonly onAdded: () => void
}

/** Form that adds a card or account in the member's own name; the payment password confirms it. */
export function BankCardForm({ banks, onAdded }: BankCardFormProps) {
  const { formatMessage } = useIntl()
  const { overlays } = useServices()
  const { form, refuse, submit } = useProblemForm<BankCardValues, BankCardField>({
    defaultValues: EMPTY_BANK_CARD,
    fields: BANK_CARD_FIELDS,
    problemsOf: (values) => problemsById(bankCardProblems(values)),
  })
  const { control } = form
  const { mutate, isPending, error } = useAddBankCard({
    onDone: () => overlays.notify.success(messages.added),
    onFailed: useFieldRefusals(REFUSALS, refuse, BROKEN_RULES),
  })
  const refusal = usePause(error)
  const pause = useSecondsLeft(refusal?.until)

  function add({ bankCode = '', accountName, cardNumber, paymentPassword }: BankCardValues): void {
    const card = {
      bankCode,
      accountName: accountName.trim(),
      cardNumber: cardNumberForWire(cardNumber),
      paymentPassword,
    }
    mutate(card, { onSuccess: onAdded })
  }
  return (
    <Form onSubmit={submit(add)}>
      <FormRefusal refusal={refusal} />
      <SelectField
        name="bankCode"
        control={control}
        label={formatMessage(messages.bank)}
        placeholder={formatMessage(messages.bankPlaceholder)}
        options={banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName }))}
        required
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
    </Form>
  )
}
