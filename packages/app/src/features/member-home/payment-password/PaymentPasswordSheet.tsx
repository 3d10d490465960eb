import { GatewayError, unwrap } from '@livery/api'
import { specMessages, type MessageId } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { useSecondsLeft } from '@livery/ui/countdown'
import { Sheet } from '@livery/ui/sheet'
import { Text } from '@livery/ui/text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Controller } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useShell } from '../../../shell/boot/index.ts'
import { FormRefusal } from '../../../shell/forms/FormRefusal.tsx'
import { problemsById } from '../../../shell/forms/problems.ts'
import { useProblemForm } from '../../../shell/forms/useProblemForm.ts'
import { isPause, usePause } from '../../../shell/forms/useRefusal.ts'
import { memberQuery } from '../../../shell/gateway/member.queries.ts'
import { paymentPasswordMessages as messages } from '../../../shell/payment-password/paymentPassword.messages.ts'
import { PaymentPasswordField } from '../../../shell/payment-password/PaymentPasswordField.tsx'
import * as css from '../memberHome.css.ts'
import { memberHomeMessages } from '../memberHome.messages.ts'
import {
  EMPTY_PAYMENT_PASSWORD,
  PAYMENT_FIELDS,
  paymentPasswordProblems,
  type PaymentField,
  type PaymentPasswordValues,
} from './paymentPasswordForm.ts'

const LABELS = {
  oldPaymentPassword: messages.old,
  paymentPassword: messages.next,
  confirmPaymentPassword: messages.confirm,
} as const

/** Refusals of the gateway that concern one field. */
const REFUSALS: Readonly<Partial<Record<string, readonly [PaymentField, MessageId]>>> = {
  'password.payment_wrong': ['oldPaymentPassword', 'paymentPassword.wrong'],
  'password.same': ['paymentPassword', 'same_password'],
  'password.mismatch': ['confirmPaymentPassword', 'in_confirmation_correct'],
}

export interface PaymentPasswordSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The member has one already: it is asked for. */
  readonly hasOne: boolean
}

/** Setting or changing the payment password. */
export function PaymentPasswordSheet({ open, onClose, hasOne }: PaymentPasswordSheetProps) {
  const { formatMessage } = useIntl()
  const formId = useId()
  const { gateway, overlays, fail } = useShell()
  const queryClient = useQueryClient()
  const { form, refuse, focusFirst } = useProblemForm<PaymentPasswordValues, PaymentField>({
    defaultValues: EMPTY_PAYMENT_PASSWORD,
    fields: PAYMENT_FIELDS,
    problemsOf: (values) => problemsById(paymentPasswordProblems(values, hasOne)),
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ oldPaymentPassword, ...next }: PaymentPasswordValues) =>
      unwrap(
        gateway.POST('/wps/member/password/payment', {
          body: hasOne ? { oldPaymentPassword, ...next } : next,
        }),
      ),
    meta: { wordedByCaller: true },
    onSuccess: () => {
      queryClient.setQueryData(
        memberQuery(gateway).queryKey,
        (member) => member && { ...member, hasPaymentPassword: true },
      )
      overlays.notify.saved(specMessages.in_chang_saved)
      close()
    },
    onError: (failure) => {
      if (isPause(failure)) return
      const refusal = failure instanceof GatewayError ? REFUSALS[failure.code] : undefined
      if (refusal) refuse(...refusal)
      else fail.ofAction(failure)
    },
  })
  const refusal = usePause(error)
  const pause = useSecondsLeft(refusal?.until)

  function close(): void {
    form.reset(EMPTY_PAYMENT_PASSWORD)
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={formatMessage(messages.title)}
      closeLabel={formatMessage(memberHomeMessages.close)}
      actions={
        <Button type="submit" form={formId} fill busy={isPending} disabled={pause > 0}>
          {formatMessage(memberHomeMessages.save)}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className={css.form}
        onSubmit={(event) => void form.handleSubmit((values) => mutate(values), focusFirst)(event)}
      >
        <FormRefusal refusal={refusal} />
        <div className={css.intro}>
          <Text tone="secondary">{formatMessage(messages.intro)}</Text>
        </div>
        {PAYMENT_FIELDS.filter((name) => hasOne || name !== 'oldPaymentPassword').map((name) => (
          <Controller
            key={name}
            name={name}
            control={form.control}
            render={({ field, fieldState }) => (
              <PaymentPasswordField
                {...field}
                label={formatMessage(LABELS[name])}
                error={fieldState.error?.message}
              />
            )}
          />
        ))}
      </form>
    </Sheet>
  )
}
