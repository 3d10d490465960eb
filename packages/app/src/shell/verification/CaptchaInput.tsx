import { LIMITS } from '@livery/domain'
import { Button } from '@livery/ui/button'
import { CaptchaField } from '@livery/ui/captcha-field'
import { useEffect, useRef } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { HumanCheckLine } from './HumanCheckLine.tsx'
import type { Captcha } from './useCaptcha.ts'
import * as css from './verification.css.ts'
import { verificationMessages as messages } from './verification.messages.ts'

/** What a form with a captcha holds of it. */
export interface CaptchaValues {
  /** What was read in the picture. */
  readonly captcha: string
  /** The device works in place of the person: nothing is read. */
  readonly captchaInstead: boolean
}

export interface CaptchaInputProps {
  readonly captcha: Captcha
  /** `digits` for login and registration, `any` for an equation or characters. Default `digits`. */
  readonly kind?: 'digits' | 'any'
  /** What to type, where it is not digits. */
  readonly help?: string
}

/** What a picture shows, typed in; a tap brings another picture, and a button a way without any. */
export function CaptchaInput({ captcha, kind = 'digits', help }: CaptchaInputProps) {
  const { formatMessage } = useIntl()
  const { control, setValue, clearErrors } = useFormContext<CaptchaValues>()
  const { image } = captcha
  const shown = useRef(image)
  useEffect(() => {
    // What was typed belongs to the picture before.
    if (image === undefined || image === shown.current) return
    shown.current = image
    setValue('captcha', '')
  }, [image, setValue])

  function choose(instead: boolean): void {
    captcha.choose(instead)
    setValue('captcha', '')
    setValue('captchaInstead', instead)
    clearErrors('captcha')
  }
  const wayAround = (
    <div className={css.instead}>
      <Button tone="ghost" size="small" onPress={() => choose(!captcha.instead)}>
        {formatMessage(captcha.instead ? messages.captchaBack : messages.captchaInstead)}
      </Button>
    </div>
  )
  if (captcha.instead) {
    return (
      <div className={css.captcha}>
        <div className={css.work}>
          <HumanCheckLine state={captcha.work} />
        </div>
        {wayAround}
      </div>
    )
  }
  return (
    <div className={css.captcha}>
      <Controller
        name="captcha"
        control={control}
        render={({ field, fieldState }) => (
          <CaptchaField
            {...field}
            kind={kind}
            maxLength={kind === 'any' ? LIMITS.feedbackCaptchaCharacters : LIMITS.captchaDigits}
            label={formatMessage(messages.captcha)}
            help={help ?? formatMessage(messages.captchaDigits)}
            error={fieldState.error?.message}
            image={image}
            loading={captcha.loading}
            onRefresh={() => {
              setValue('captcha', '')
              captcha.another()
            }}
            refreshLabel={formatMessage(messages.captchaRefresh)}
            required
          />
        )}
      />
      {wayAround}
    </div>
  )
}
