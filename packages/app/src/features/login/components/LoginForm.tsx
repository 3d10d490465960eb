import type { Schemas } from '@livery/api'
import { DURATIONS, ROUTES } from '@livery/domain'
import { Button } from '@livery/ui/button'
import { Checkbox } from '@livery/ui/checkbox'
import { IconAlert } from '@livery/ui/icon'
import { Text } from '@livery/ui/text'
import { TextLink } from '@livery/ui/text-link'
import { useEffect, useEffectEvent, useState } from 'react'
import { Controller, FormProvider, useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useShell } from '../../../shell/boot/index.ts'
import * as css from '../login.css.ts'
import { loginMessages as messages } from '../login.messages.ts'
import { EMPTY_LOGIN, type LoginValues } from '../loginValues.ts'
import { recallLogin } from '../remembered/rememberedLogin.ts'
import { useHumanCheck } from '../useHumanCheck.ts'
import { useLogin } from '../useLogin.ts'
import { CaptchaInput } from './CaptchaInput.tsx'
import { HumanCheckLine } from './HumanCheckLine.tsx'
import { PasswordInputs } from './PasswordInputs.tsx'
import { SmsInputs } from './SmsInputs.tsx'

export interface LoginFormProps {
  readonly method: 'username' | 'sms'
  /** Undefined until the gateway has said which checks it asks for. */
  readonly checks: Schemas['VerificationChecks'] | undefined
}

/** The form of one method; its errors come from the rules, its refusals from the gateway. */
export function LoginForm({ method, checks }: LoginFormProps) {
  const { formatMessage, locale } = useIntl()
  const { storage } = useShell()
  const human = useHumanCheck(checks?.human ?? true)
  const [captchaTurn, setCaptchaTurn] = useState(0)
  const form = useForm<LoginValues>({ defaultValues: EMPTY_LOGIN, mode: 'onTouched' })
  const login = useLogin({ method, human, onCaptcha: () => setCaptchaTurn((turn) => turn + 1) })
  const captchaShown = captchaTurn > 0 || checks?.captcha === true

  // What this device remembers, filled in before the player has typed anything.
  const fillIn = useEffectEvent(async () => {
    const remembered = await recallLogin(storage)
    if (remembered?.type === method && !form.formState.isDirty)
      form.reset({ ...form.getValues(), ...remembered })
  })
  useEffect(() => void fillIn(), [])

  // The errors on screen are worded again in the new language (specification: re-validated, debounced 200 ms).
  const revalidate = useEffectEvent(() => {
    const failed = Object.keys(form.formState.errors) as (keyof LoginValues)[]
    if (failed.length > 0) void form.trigger(failed)
  })
  useEffect(() => {
    const timer = setTimeout(revalidate, DURATIONS.revalidateOnLanguageChange)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it runs because the language changed
  }, [locale])

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => void form.handleSubmit((values) => login.submit(values))(event)}
      >
        {login.failure !== undefined && (
          <div role="alert" className={css.failure}>
            <IconAlert />
            <Text size="small" tone="inherit">
              {login.failure}
            </Text>
          </div>
        )}
        {method === 'username' ? <PasswordInputs /> : <SmsInputs human={human} />}
        {captchaShown && (
          <CaptchaInput turn={captchaTurn} onRefresh={() => setCaptchaTurn((turn) => turn + 1)} />
        )}
        <div className={css.options}>
          <Controller
            name="remember"
            control={form.control}
            render={({ field: { value, onChange, ref } }) => (
              <Checkbox
                label={formatMessage(messages.remember)}
                checked={value}
                onChange={onChange}
                ref={ref}
              />
            )}
          />
          <TextLink href={ROUTES.forget.path}>{formatMessage(messages.forgot)}</TextLink>
        </div>
        <div className={css.submit}>
          <Button type="submit" fill busy={login.busy}>
            {formatMessage(messages.logIn)}
          </Button>
          <HumanCheckLine state={human.state} />
        </div>
      </form>
    </FormProvider>
  )
}
