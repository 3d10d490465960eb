import { rechecksConfirmation } from '@livery/domain'
import { Button } from '@livery/ui/button'
import { IconMember } from '@livery/ui/icon'
import { PasswordField } from '@livery/ui/password-field'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { TextField } from '@livery/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Controller } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useGateway, useSession, useShell } from '../../shell/boot/index.ts'
import * as css from './changePassword.css.ts'
import { changePasswordMessages as messages } from './changePassword.messages.ts'
import { registrationRulesQuery } from './changePassword.queries.ts'
import type { ChangeField } from './changePasswordForm.ts'
import { rememberedPassword } from './rememberedPassword.ts'
import { useChangeForm } from './useChangeForm.ts'
import { useChangePassword } from './useChangePassword.ts'

/** Changing the password; the old one is asked for only where this device remembers none. */
export default function ChangePasswordPage() {
  const { storage } = useShell()
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
      <Stack gap="x6" gutter>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
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
  const { formatMessage, locale } = useIntl()
  const { data: rules } = useQuery({
    ...registrationRulesQuery(useGateway(), locale),
    placeholderData: (before) => before,
  })
  const rule = rules?.fields.find(({ field }) => field === 'password')
  const asksForOld = remembered === undefined
  const { form, refuse, focusFirst } = useChangeForm({ asksForOld, rule })
  const change = useChangePassword({
    remembered,
    onRememberedWrong,
    refuse,
    onSame: () => form.setFocus('newPassword'),
  })

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
          showLabel={formatMessage(messages.show)}
          hideLabel={formatMessage(messages.hide)}
          required
          onChange={(value) => {
            field.onChange(value)
            // What repeats the password is judged again with it.
            if (name === 'newPassword' && rechecksConfirmation(form.getValues('confirmNewPassword')))
              void form.trigger('confirmNewPassword')
          }}
        />
      )}
    />
  )
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => void form.handleSubmit(change.submit, focusFirst)(event)}
    >
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
      <div className={css.submit}>
        <Button type="submit" fill busy={change.busy}>
          {formatMessage(messages.submit)}
        </Button>
        <Text size="small" tone="secondary" align="center">
          {formatMessage(messages.note)}
        </Text>
      </div>
    </form>
  )
}
