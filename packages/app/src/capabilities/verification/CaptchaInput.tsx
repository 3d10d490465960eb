import { LIMITS } from '@livery/domain/validation'
import { Button } from '@livery/ui/button'
import { CaptchaField } from '@livery/ui/captcha-field'
import { useEffect, useRef } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { HumanCheckLine } from './HumanCheckLine.tsx'
import type { Captcha } from './useCaptcha.ts'
import * as css from './verification.css.ts'
import { verificationMessages as messages } from './verification.messages.ts'

/** Captcha values of a form. */
export interface CaptchaValues {
  /** Typed answer to the picture. */
  readonly captcha: string
  /** True when a proof of work replaces the captcha, so that nothing is typed. */
  readonly captchaInstead: boolean
}

export interface CaptchaInputProps {
  readonly captcha: Captcha
  /** `digits` for login and registration, `any` for an equation or characters. Default `digits`. */
  readonly kind?: 'digits' | 'any'
  /** Hint for pictures that are not digits. */
  readonly help?: string
}

/** Captcha field: a tap loads another picture, and a button offers a method without any. */
export function CaptchaInput({ captcha, kind = 'digits', help }: CaptchaInputProps) {
  const { formatMessage } = useIntl()
  const { control, setValue, clearErrors } = useFormContext<CaptchaValues>()
  const { image } = captcha
  const shown = useRef(image)
  useEffect(() => {
    const before = shown.current
    if (image === undefined || image === before) return
    shown.current = image
    // A typed answer belongs to the previous picture, so it is cleared; the first picture has none before it.
    if (before !== undefined) setValue('captcha', '')
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
