import type { Schemas } from '@livery/api'
import { MODULES, ROUTES } from '@livery/domain'
import { Button } from '@livery/ui/button'
import { Checkbox } from '@livery/ui/checkbox'
import { useSecondsLeft } from '@livery/ui/countdown'
import { TextLink } from '@livery/ui/text-link'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Controller, FormProvider } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useShell } from '../../../shell/boot/index.ts'
import { CodeInput } from '../../../shell/entrance/CodeInput.tsx'
import { MobileInput } from '../../../shell/entrance/MobileInput.tsx'
import { useSmsCode } from '../../../shell/entrance/useSmsCode.ts'
import { Form, SubmitBar } from '../../../shell/forms/Form.tsx'
import { FormRefusal } from '../../../shell/forms/FormRefusal.tsx'
import { useProblemForm } from '../../../shell/forms/useProblemForm.ts'
import { recallLogin } from '../../../shell/remembered/index.ts'
import { CaptchaInput } from '../../../shell/verification/CaptchaInput.tsx'
import { HumanCheckLine } from '../../../shell/verification/HumanCheckLine.tsx'
import { useCaptcha } from '../../../shell/verification/useCaptcha.ts'
import { useHumanCheck } from '../../../shell/verification/useHumanCheck.ts'
import * as css from '../login.css.ts'
import { loginMessages as messages } from '../login.messages.ts'
import {
  EMPTY_LOGIN,
  LOGIN_FIELDS,
  loginProblems,
  type LoginField,
  type LoginMethod,
  type LoginValues,
} from '../loginValues.ts'
import { useLogin } from '../useLogin.ts'
import { PasswordInputs } from './PasswordInputs.tsx'

export interface LoginFormProps {
  readonly method: LoginMethod
  /** Undefined until the gateway has said which checks it asks for. */
  readonly checks: Schemas['VerificationChecks'] | undefined
}

/** The form of one method; its errors come from the rules, its refusals from the gateway. */
export function LoginForm({ method, checks }: LoginFormProps) {
  const { formatMessage } = useIntl()
  const { storage } = useShell()
  const human = useHumanCheck(checks?.human ?? true)
  const [captchaWanted, setCaptchaWanted] = useState(false)
  const captchaAsked = captchaWanted || checks?.captcha === true
  const captcha = useCaptcha(MODULES.captcha, captchaAsked)
  const { form, focusFirst } = useProblemForm<LoginValues, LoginField>({
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
    onCaptcha() {
      setCaptchaWanted(true)
      form.setValue('captcha', '')
      captcha.another()
    },
  })
  const pause = useSecondsLeft(login.refusal?.until)

  // What this device remembers, filled in before the player has typed anything.
  const fillIn = useEffectEvent(async () => {
    const remembered = await recallLogin(storage)
    if (remembered?.type !== method || form.formState.isDirty) return
    const { username, password, countryDialingCode } = remembered
    const name = method === 'sms' ? { mobileNum: username } : { username, password }
    form.reset({ ...form.getValues(), ...name, countryDialingCode, country: '' })
  })
  // Each method has its own form: what the other one was refused for is nobody's business here.
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
      <Form onSubmit={form.handleSubmit(login.submit, focusFirst)}>
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
