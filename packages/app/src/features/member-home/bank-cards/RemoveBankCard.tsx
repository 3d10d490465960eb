import { GatewayError, type Schemas } from '@livery/api'
import { useTranslate } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { useSecondsLeft } from '@livery/ui/countdown'
import { Row, Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { Controller, useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useShell } from '../../../shell/boot/index.ts'
import { FormRefusal } from '../../../shell/forms/FormRefusal.tsx'
import { isPause, usePause } from '../../../shell/forms/useRefusal.ts'
import { overlayMessages } from '../../../shell/overlays/overlays.messages.ts'
import { paymentPasswordMessages } from '../../../shell/payment-password/paymentPassword.messages.ts'
import { isPaymentPassword } from '../../../shell/payment-password/paymentPassword.ts'
import { PaymentPasswordField } from '../../../shell/payment-password/PaymentPasswordField.tsx'
import * as css from '../memberHome.css.ts'
import { bankCardsMessages as messages } from './bankCards.messages.ts'
import { useRemoveBankCard } from './bankCards.queries.ts'

export interface RemoveBankCardProps {
  readonly card: Schemas['BankCard']
  /** Removed, or thought better of. */
  readonly onDone: () => void
}

/** Removing a card; the payment password confirms it. */
export function RemoveBankCard({ card, onDone }: RemoveBankCardProps) {
  const { formatMessage } = useIntl()
  const translate = useTranslate()
  const { overlays, fail } = useShell()
  const { mutate, isPending, error } = useRemoveBankCard()
  const refusal = usePause(error)
  const pause = useSecondsLeft(refusal?.until)
  const { control, handleSubmit, setError } = useForm({ defaultValues: { paymentPassword: '' } })

  function remove({ paymentPassword }: { readonly paymentPassword: string }): void {
    mutate(
      { id: card.id, paymentPassword },
      {
        onSuccess: () => {
          overlays.notify.success(messages.removed)
          onDone()
        },
        onError: (failure) => {
          if (isPause(failure)) return
          if (!(failure instanceof GatewayError) || failure.code !== 'password.payment_wrong') {
            return fail.ofAction(failure)
          }
          const message = translate('paymentPassword.wrong')
          setError('paymentPassword', { message }, { shouldFocus: true })
        },
      },
    )
  }
  return (
    <form noValidate className={css.form} onSubmit={(event) => void handleSubmit(remove)(event)}>
      <FormRefusal refusal={refusal} />
      <Stack gap="x1">
        <Text weight="bold">{card.bankName}</Text>
        <Text numeric tone="secondary" dir="ltr">
          {card.cardNumber}
        </Text>
      </Stack>
      <Controller
        name="paymentPassword"
        control={control}
        rules={{ validate: (value) => isPaymentPassword(value) || translate('paymentPassword.format') }}
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
    </form>
  )
}
