import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { MODULES } from '@livery/domain/site'
import type { LoginMethod } from '@livery/domain/validation'
import { Button } from '@livery/ui/button'
import { Checkbox } from '@livery/ui/checkbox'
import { useSecondsLeft } from '@livery/ui/countdown'
import { TextLink } from '@livery/ui/text-link'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Controller, FormProvider } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { CodeInput } from '#capabilities/entrance/CodeInput.tsx'
import { MobileInput } from '#capabilities/entrance/MobileInput.tsx'
import { useSmsCode } from '#capabilities/entrance/useSmsCode.ts'
import { recallLogin } from '#capabilities/remembered-login/rememberedLogin.ts'
import { CaptchaInput } from '#capabilities/verification/CaptchaInput.tsx'
import { HumanCheckLine } from '#capabilities/verification/HumanCheckLine.tsx'
import { useCaptcha } from '#capabilities/verification/useCaptcha.ts'
import { useHumanCheck } from '#capabilities/verification/useHumanCheck.ts'
import { useServices } from '#platform/boot/ServicesContext.ts'
import { Form, SubmitBar } from '#platform/forms/Form.tsx'
import { FormRefusal } from '#platform/forms/FormRefusal.tsx'
import { useProblemForm } from '#platform/forms/useProblemForm.ts'

import * as css from '../login.css.ts'
import { loginMessages as messages } from '../login.messages.ts'
import {
  EMPTY_LOGIN,
  LOGIN_FIELDS,
  loginProblems,
  type LoginField,
  type LoginValues,
} from '../loginValues.ts'
import { useLogin } from '../useLogin.ts'
import { PasswordInputs } from './PasswordInputs.tsx'

export interface LoginFormProps {
  readonly method: LoginMethod
  /** Verification checks; undefined until the gateway has answered. */
  readonly checks: Schemas['VerificationChecks'] | undefined
  /** Called after signing in; without it the page that the visitor wanted is opened. */
  readonly onSignedIn?: (() => void) | undefined
}

/** The form of one method; its errors come from the rules, its refusals from the gateway. */
export function LoginForm({ method, checks, onSignedIn }: LoginFormProps) {
  const { formatMessage } = useIntl()
  const { storage } = useServices()
  const human = useHumanCheck(checks?.human ?? true)
  const [captchaWanted, setCaptchaWanted] = useState(false)
  const captchaAsked = captchaWanted || checks?.captcha === true
  const captcha = useCaptcha(MODULES.captcha, captchaAsked)
  const { form, submit } = useProblemForm<LoginValues, LoginField>({
    defaultValues: EMPTY_LOGIN,
    fields: LOGIN_FIELDS,
    problemsOf: (values) => loginProblems(values, { method, captchaAsked }),
  })
  const code = useSmsCode({ purpose: 'login', checks, human })
  const login = useLogin({
    method,
    human,
    code,
    captcha: captchaAsked ? captcha : undefined,
    onSignedIn,
    onCaptcha() {
      setCaptchaWanted(true)
      form.setValue('captcha', '')
      captcha.another()
    },
  })
  const pause = useSecondsLeft(login.refusal?.until)

  // Prefills the remembered login before the player has typed anything.
  const fillIn = useEffectEvent(async () => {
    const remembered = await recallLogin(storage)
    if (remembered?.type !== method || form.formState.isDirty) return
    const { username, password, countryDialingCode } = remembered
    const name = method === 'sms' ? { mobileNum: username } : { username, password }
    form.reset({ ...form.getValues(), ...name, countryDialingCode, country: '' })
  })
  // Each method has its own form: errors of the other method are cleared.
  const startOver = useEffectEvent(() => {
    form.clearErrors()
    login.forget()
    if (captchaAsked) captcha.another()
  })
  const started = useRef(method)
  useEffect(() => {
    if (started.current !== method) startOver()
    started.current = method
    void fillIn()
  }, [method])

  return (
    <FormProvider {...form}>
      <Form onSubmit={submit(login.submit)}>
        <FormRefusal refusal={login.refusal} />
        {method === 'username' ? (
          <PasswordInputs />
        ) : (
          <>
            <MobileInput />
            <CodeInput code={code} />
          </>
        )}
        {captchaAsked && <CaptchaInput captcha={captcha} />}
        <div className={css.options}>
          <Controller
            name="remember"
            control={form.control}
            render={({ field: { value, onChange, ref } }) => (
              <Checkbox
                label={formatMessage(method === 'sms' ? messages.rememberNumber : messages.remember)}
                checked={value}
                onChange={onChange}
                ref={ref}
              />
            )}
          />
          <TextLink href={ROUTES.forget.path}>{formatMessage(messages.forgot)}</TextLink>
        </div>
        <SubmitBar>
          <Button type="submit" fill busy={login.busy} disabled={pause > 0}>
            {formatMessage(messages.logIn)}
          </Button>
          <HumanCheckLine state={human.state} />
        </SubmitBar>
      </Form>
    </FormProvider>
  )
}
