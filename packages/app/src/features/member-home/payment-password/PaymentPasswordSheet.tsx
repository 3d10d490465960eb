import { GatewayError, unwrap } from '@livery/api'
import { specMessages, useTranslate, type MessageId } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { Sheet } from '@livery/ui/sheet'
import { Text } from '@livery/ui/text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Controller, useForm, type FieldErrors } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useShell } from '../../../shell/boot/index.ts'
import { memberQuery } from '../../../shell/gateway/member.queries.ts'
import * as css from '../memberHome.css.ts'
import { memberHomeMessages } from '../memberHome.messages.ts'
import { paymentPasswordMessages as messages } from './paymentPassword.messages.ts'
import { PaymentPasswordField } from './PaymentPasswordField.tsx'
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
  const translate = useTranslate()
  const formId = useId()
  const { gateway, overlays, fail } = useShell()
  const queryClient = useQueryClient()
  const { control, handleSubmit, setError, setFocus, reset } = useForm<PaymentPasswordValues>({
    defaultValues: EMPTY_PAYMENT_PASSWORD,
    shouldFocusError: false,
    resolver: (values) => {
      const problems = Object.entries(paymentPasswordProblems(values, hasOne))
      const errors = Object.fromEntries(
        problems.map(([name, id]) => [name, { type: 'rule', message: translate(id) }]),
      ) as FieldErrors<PaymentPasswordValues>
      return problems.length === 0 ? { values, errors: {} } : { values: {}, errors }
    },
  })
  const { mutate, isPending } = useMutation({
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
    onError: (error) => {
      const refusal = error instanceof GatewayError ? REFUSALS[error.code] : undefined
      if (!refusal) return fail.ofAction(error)
      const [name, id] = refusal
      setError(name, { type: 'refused', message: translate(id) }, { shouldFocus: true })
    },
  })

  function close(): void {
    reset(EMPTY_PAYMENT_PASSWORD)
    onClose()
  }
  function focusFirst(errors: FieldErrors<PaymentPasswordValues>): void {
    const first = PAYMENT_FIELDS.find((name) => errors[name] !== undefined)
    if (first) setFocus(first)
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={formatMessage(messages.title)}
      closeLabel={formatMessage(memberHomeMessages.close)}
      actions={
        <Button type="submit" form={formId} fill busy={isPending}>
          {formatMessage(memberHomeMessages.save)}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className={css.form}
        onSubmit={(event) => void handleSubmit((values) => mutate(values), focusFirst)(event)}
      >
        <Text tone="secondary">{formatMessage(messages.intro)}</Text>
        {PAYMENT_FIELDS.filter((name) => hasOne || name !== 'oldPaymentPassword').map((name) => (
          <Controller
            key={name}
            name={name}
            control={control}
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
