import { CaptchaField } from '@livery/ui/captcha-field'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useGateway } from '../../../shell/boot/index.ts'
import { fieldMessages, registerMessages as messages } from '../register.messages.ts'
import { captchaQuery } from '../register.queries.ts'
import type { RegisterValues } from '../registrationForm.ts'

export interface CaptchaInputProps {
  /** Another number is another picture: a picture is good for one try. */
  readonly turn: number
  readonly onRefresh: () => void
}

/** The digits of a picture; a tap on it brings another. */
export function CaptchaInput({ turn, onRefresh }: CaptchaInputProps) {
  const { formatMessage } = useIntl()
  const { control, setValue } = useFormContext<RegisterValues>()
  const { data, isFetching } = useQuery(captchaQuery(useGateway(), turn))
  useEffect(() => {
    if (!data || data.captchaId === '') return
    setValue('captcha', '')
    setValue('captchaId', data.captchaId)
  }, [data, setValue])

  return (
    <Controller
      name="captcha"
      control={control}
      render={({ field, fieldState }) => (
        <CaptchaField
          {...field}
          label={formatMessage(fieldMessages.captcha)}
          help={formatMessage(messages.captchaHelp)}
          error={fieldState.error?.message}
          image={data && `data:${data.mediaType};base64,${data.image}`}
          loading={isFetching}
          onRefresh={onRefresh}
          refreshLabel={formatMessage(messages.captchaRefresh)}
          required
        />
      )}
    />
  )
}
