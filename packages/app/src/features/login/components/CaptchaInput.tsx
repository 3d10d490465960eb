import { captcha as captchaRule } from '@livery/domain'
import { useTranslate } from '@livery/i18n'
import { CaptchaField } from '@livery/ui/captcha-field'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useGateway } from '../../../shell/boot/index.ts'
import { loginMessages as messages } from '../login.messages.ts'
import { captchaQuery } from '../login.queries.ts'
import type { LoginValues } from '../loginValues.ts'

export interface CaptchaInputProps {
  /** Another number is another picture: a picture is good for one try. */
  readonly turn: number
  readonly onRefresh: () => void
}

/** The digits of a picture; asked for once a login has failed with a captcha in its answer. */
export function CaptchaInput({ turn, onRefresh }: CaptchaInputProps) {
  const { formatMessage } = useIntl()
  const translate = useTranslate()
  const { control, setValue, resetField } = useFormContext<LoginValues>()
  const { data, isFetching } = useQuery(captchaQuery(useGateway(), turn))
  useEffect(() => {
    if (!data) return
    resetField('captcha')
    setValue('captchaId', data.captchaId)
  }, [data, resetField, setValue])

  return (
    <Controller
      name="captcha"
      control={control}
      shouldUnregister
      rules={{
        validate: (value) => {
          const verdict = captchaRule(value)
          return verdict === null ? true : translate(verdict)
        },
      }}
      render={({ field, fieldState }) => (
        <CaptchaField
          {...field}
          value={field.value ?? ''}
          label={formatMessage(messages.captcha)}
          help={formatMessage(messages.captchaHelp)}
          error={fieldState.error?.message}
          image={data && `data:${data.mediaType};base64,${data.image}`}
          loading={isFetching}
          onRefresh={onRefresh}
          refreshLabel={formatMessage(messages.captchaRefresh)}
        />
      )}
    />
  )
}
