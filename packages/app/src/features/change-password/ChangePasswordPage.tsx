import { rechecksConfirmation } from '@livery/domain/validation'
import { Button } from '@livery/ui/button'
import { useSecondsLeft } from '@livery/ui/countdown'
import { IconMember } from '@livery/ui/icon'
import { PasswordField } from '@livery/ui/password-field'
import { Skeleton } from '@livery/ui/skeleton'
import { Text } from '@livery/ui/text'
import { TextField } from '@livery/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Controller } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { entranceMessages } from '#capabilities/entrance/entrance.messages.ts'
import { usePasswordRule } from '#capabilities/entrance/entrance.queries.ts'
import { memberQuery } from '#capabilities/member/member.queries.ts'
import { rememberedPassword } from '#capabilities/remembered-login/rememberedLogin.ts'
import { useGateway, useSession, useServices } from '#platform/boot/ServicesContext.ts'
import { Form, SubmitBar } from '#platform/forms/Form.tsx'
import { FormRefusal } from '#platform/forms/FormRefusal.tsx'
import { useProblemForm } from '#platform/forms/useProblemForm.ts'
import { PageBody } from '#platform/page/PageBody.tsx'

import { changePasswordMessages as messages } from './changePassword.messages.ts'
import {
  CHANGE_FIELDS,
  changeProblems,
  EMPTY_CHANGE,
  type ChangeField,
  type ChangePasswordValues,
} from './changePasswordForm.ts'
import { useChangePassword } from './useChangePassword.ts'

/** Page that changes the password; the old one is required only where this device remembers none. */
export default function ChangePasswordPage() {
  const { storage } = useServices()
  const memberName = useSession()?.memberName ?? ''
  const [remembered, setRemembered] = useState<{ readonly password: string | undefined }>()
  useEffect(() => {
    let left = false
    void rememberedPassword(storage, memberName).then((password) => left || setRemembered({ password }))
    return () => {
      left = true
    }
  }, [storage, memberName])

  if (!remembered) {
    return (
      <PageBody>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </PageBody>
    )
  }
  return (
    <ChangeForm
      memberName={memberName}
      remembered={remembered.password}
      onRememberedWrong={() => setRemembered({ password: undefined })}
    />
  )
}

interface ChangeFormProps {
  readonly memberName: string
  readonly remembered: string | undefined
  readonly onRememberedWrong: () => void
}

function ChangeForm({ memberName, remembered, onRememberedWrong }: ChangeFormProps) {
  const { formatMessage } = useIntl()
  const rule = usePasswordRule()
  const { data: member } = useQuery(memberQuery(useGateway()))
  // A member who came by Google or Facebook has no password yet, and sets the first one.
  const asksForOld = remembered === undefined && member?.hasPassword !== false
  const { form, refuse, submit } = useProblemForm<ChangePasswordValues, ChangeField>({
    defaultValues: EMPTY_CHANGE,
    fields: CHANGE_FIELDS,
    problemsOf: (values) => changeProblems(values, { asksForOld, rule }),
    rules: rule,
  })
  const change = useChangePassword({
    remembered,
    onRememberedWrong,
    refuse,
    onSame: () => form.setFocus('newPassword'),
  })
  const pause = useSecondsLeft(change.refusal?.until)

  const password = (name: ChangeField, label: string, help?: string) => (
    <Controller
      name={name}
      control={form.control}
      render={({ field, fieldState }) => (
        <PasswordField
          {...field}
          label={label}
          help={help}
          error={fieldState.error?.message}
          autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
          enterKeyHint={name === 'confirmNewPassword' ? 'done' : 'next'}
          showLabel={formatMessage(entranceMessages.passwordShow)}
          hideLabel={formatMessage(entranceMessages.passwordHide)}
          required
          onChange={(value) => {
            field.onChange(value)
            // The confirmation is validated again with the password.
            if (name === 'newPassword' && rechecksConfirmation(form.getValues('confirmNewPassword')))
              void form.trigger('confirmNewPassword')
          }}
        />
      )}
    />
  )
  return (
    <Form layout="page" onSubmit={submit(change.submit)}>
      <FormRefusal refusal={change.refusal} />
      <TextField
        label={formatMessage(messages.username)}
        name="username"
        value={memberName}
        onChange={() => undefined}
        autoComplete="username"
        icon={IconMember}
        dir="ltr"
        readOnly
      />
      {asksForOld && password('oldPassword', formatMessage(messages.old))}
      {password('newPassword', formatMessage(messages.next), rule?.message)}
      {password('confirmNewPassword', formatMessage(messages.confirm))}
      <SubmitBar atEnd>
        <Button type="submit" fill busy={change.busy} disabled={pause > 0}>
          {formatMessage(messages.submit)}
        </Button>
        <Text size="small" tone="secondary" align="center">
          {formatMessage(messages.note)}
        </Text>
      </SubmitBar>
    </Form>
  )
}
