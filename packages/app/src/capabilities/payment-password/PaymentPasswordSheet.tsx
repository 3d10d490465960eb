import { unwrap } from '@livery/api'
import { specMessages } from '@livery/i18n/wording'
import { Text } from '@livery/ui/text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { memberQuery } from '#capabilities/member/member.queries.ts'
import { useServices } from '#platform/boot/ServicesContext.ts'
import { formMessages } from '#platform/forms/form.messages.ts'
import { FormSheet } from '#platform/forms/FormSheet.tsx'
import { problemsById } from '#platform/forms/problems.ts'
import { useFieldRefusals, type FieldRefusals } from '#platform/forms/useFieldRefusals.ts'
import { useProblemForm } from '#platform/forms/useProblemForm.ts'
import { usePause } from '#platform/forms/useRefusal.ts'

import { LoginPasswordField } from './LoginPasswordField.tsx'
import * as css from './paymentPassword.css.ts'
import { paymentPasswordMessages as messages } from './paymentPassword.messages.ts'
import { PaymentPasswordField } from './PaymentPasswordField.tsx'
import {
  EMPTY_PAYMENT_PASSWORD,
  PAYMENT_FIELDS,
  paymentPasswordProblems,
  type PaymentField,
  type PaymentPasswordValues,
  type ProofField,
} from './paymentPasswordForm.ts'

const LABELS = {
  oldPaymentPassword: messages.old,
  oldPassword: messages.login,
  paymentPassword: messages.next,
  confirmPaymentPassword: messages.confirm,
} as const

const PROOFS: ReadonlySet<PaymentField> = new Set<ProofField>(['oldPaymentPassword', 'oldPassword'])

/** Refusals of the gateway that concern one field. */
const REFUSALS: FieldRefusals<PaymentField> = {
  'password.payment_wrong': ['oldPaymentPassword', 'paymentPassword.wrong'],
  'password.old_wrong': ['oldPassword', 'catalogue.old_password'],
  'password.same': ['paymentPassword', 'same_password'],
  'password.mismatch': ['confirmPaymentPassword', 'in_confirmation_correct'],
}

export interface PaymentPasswordSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Password that the member has to give with the new one, see `proofOf`. */
  readonly proof: ProofField | undefined
}

/** Sheet that sets or changes the payment password. */
export function PaymentPasswordSheet({ open, onClose, proof }: PaymentPasswordSheetProps) {
  const { formatMessage } = useIntl()
  const { gateway, overlays } = useServices()
  const queryClient = useQueryClient()
  const { form, refuse, submit } = useProblemForm<PaymentPasswordValues, PaymentField>({
    defaultValues: EMPTY_PAYMENT_PASSWORD,
    fields: PAYMENT_FIELDS,
    problemsOf: (values) => problemsById(paymentPasswordProblems(values, proof)),
  })
  const showFailure = useFieldRefusals(REFUSALS, refuse)
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ oldPaymentPassword, oldPassword, ...next }: PaymentPasswordValues) => {
      const given = { oldPaymentPassword, oldPassword }
      const body = proof === undefined ? next : { [proof]: given[proof], ...next }
      return unwrap(gateway.POST('/wps/member/password/payment', { body }))
    },
    onSuccess: () => {
      queryClient.setQueryData(
        memberQuery(gateway).queryKey,
        (member) => member && { ...member, hasPaymentPassword: true },
      )
      overlays.notify.saved(specMessages.in_chang_saved)
      close()
    },
    onError: showFailure,
  })
  const refusal = usePause(error)

  function close(): void {
    form.reset(EMPTY_PAYMENT_PASSWORD)
    onClose()
  }
  return (
    <FormSheet
      open={open}
      onClose={close}
      title={formatMessage(messages.title)}
      submitLabel={formatMessage(formMessages.save)}
      onSubmit={submit((values) => mutate(values))}
      busy={isPending}
      refusal={refusal}
    >
      <div className={css.intro}>
        <Text tone="secondary">{formatMessage(messages.intro)}</Text>
      </div>
      {PAYMENT_FIELDS.filter((name) => name === proof || !PROOFS.has(name)).map((name) => (
        <Controller
          key={name}
          name={name}
          control={form.control}
          render={({ field, fieldState }) => {
            const Field = name === 'oldPassword' ? LoginPasswordField : PaymentPasswordField
            return <Field {...field} label={formatMessage(LABELS[name])} error={fieldState.error?.message} />
          }}
        />
      ))}
    </FormSheet>
  )
}
