import type { Schemas } from '@livery/api'
import { Button } from '@livery/ui/button'
import { useSecondsLeft } from '@livery/ui/countdown'
import { Row, Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { Controller } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { paymentPasswordMessages } from '#capabilities/payment-password/paymentPassword.messages.ts'
import { isPaymentPassword } from '#capabilities/payment-password/paymentPassword.ts'
import { PaymentPasswordField } from '#capabilities/payment-password/PaymentPasswordField.tsx'
import { useServices } from '#platform/boot/ServicesContext.ts'
import { Form } from '#platform/forms/Form.tsx'
import { FormRefusal } from '#platform/forms/FormRefusal.tsx'
import { useFieldRefusals, type FieldRefusals } from '#platform/forms/useFieldRefusals.ts'
import { useProblemForm } from '#platform/forms/useProblemForm.ts'
import { usePause } from '#platform/forms/useRefusal.ts'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'

import { bankCardsMessages as messages } from './bankCards.messages.ts'
import { useRemoveBankCard } from './bankCards.mutations.ts'

const REFUSALS: FieldRefusals<'paymentPassword'> = {
  'password.payment_wrong': ['paymentPassword', 'paymentPassword.wrong'],
}

export interface RemoveBankCardProps {
  readonly card: Schemas['BankCard']
  /** Called when the card was removed, or the player cancelled. */
  readonly onDone: () => void
}

/** Confirmation of a card's removal with the payment password. */
export function RemoveBankCard({ card, onDone }: RemoveBankCardProps) {
  const { formatMessage } = useIntl()
  const { overlays } = useServices()
  const { form, refuse, submit } = useProblemForm<{ readonly paymentPassword: string }, 'paymentPassword'>({
    defaultValues: { paymentPassword: '' },
    fields: ['paymentPassword'],
    problemsOf: ({ paymentPassword }) =>
      isPaymentPassword(paymentPassword) ? {} : { paymentPassword: { id: 'paymentPassword.format' } },
    judged: 'submitted',
  })
  const { mutate, isPending, error } = useRemoveBankCard({
    onDone: () => overlays.notify.success(messages.removed),
    onFailed: useFieldRefusals(REFUSALS, refuse),
  })
  const refusal = usePause(error)
  const pause = useSecondsLeft(refusal?.until)

  function remove({ paymentPassword }: { readonly paymentPassword: string }): void {
    mutate({ id: card.id, paymentPassword }, { onSuccess: onDone })
  }
  return (
    <Form onSubmit={submit(remove)}>
      <FormRefusal refusal={refusal} />
      <Stack gap="x1">
        <Text weight="bold">{card.bankName}</Text>
        <Text numeric tone="secondary" dir="ltr">
          {card.cardNumber}
        </Text>
      </Stack>
      <Controller
        name="paymentPassword"
        control={form.control}
        render={({ field, fieldState }) => (
          <PaymentPasswordField
            {...field}
            label={formatMessage(paymentPasswordMessages.title)}
            error={fieldState.error?.message}
          />
        )}
      />
      <Row equal>
        <Button fill tone="quiet" onPress={onDone}>
          {formatMessage(overlayMessages.cancel)}
        </Button>
        <Button type="submit" fill tone="danger" busy={isPending} disabled={pause > 0}>
          {formatMessage(messages.remove)}
        </Button>
      </Row>
    </Form>
  )
}
