import type { Schemas } from '@livery/api'
import { dayOf, MODULES, type RegistrationMethod } from '@livery/domain'
import { Button } from '@livery/ui/button'
import { useSecondsLeft } from '@livery/ui/countdown'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useGateway, useTenant } from '../../../shell/boot/index.ts'
import { CodeInput } from '../../../shell/entrance/CodeInput.tsx'
import { MobileInput } from '../../../shell/entrance/MobileInput.tsx'
import { useSmsCode } from '../../../shell/entrance/useSmsCode.ts'
import { Form, SubmitBar } from '../../../shell/forms/Form.tsx'
import { FormRefusal } from '../../../shell/forms/FormRefusal.tsx'
import { useProblemForm } from '../../../shell/forms/useProblemForm.ts'
import { CaptchaInput } from '../../../shell/verification/CaptchaInput.tsx'
import { useCaptcha } from '../../../shell/verification/useCaptcha.ts'
import { useHumanCheck } from '../../../shell/verification/useHumanCheck.ts'
import { registerMessages as messages } from '../register.messages.ts'
import { isTaken } from '../registerMember.ts'
import {
  emptyValues,
  registrationForm,
  type FieldName,
  type FormName,
  type RegisterValues,
} from '../registrationForm.ts'
import { registrationProblems } from '../registrationProblems.ts'
import { useRegister } from '../useRegister.ts'
import { AgeConfirmation } from './AgeConfirmation.tsx'
import { RuledField } from './RuledField.tsx'

export interface RegisterFormProps {
  readonly method: RegistrationMethod
  readonly rules: Schemas['RegistrationRules']
  readonly checks: Schemas['VerificationChecks'] | undefined
}

/** The form of one method: the gateway's rules say which fields it has and in which order. */
export function RegisterForm({ method, rules, checks }: RegisterFormProps) {
  const { formatMessage } = useIntl()
  const gateway = useGateway()
  const { legal } = useTenant()
  const registration = useMemo(() => registrationForm(rules.fields, method), [rules.fields, method])
  const human = useHumanCheck(checks?.human ?? true)
  const code = useSmsCode({ purpose: 'register', checks, human })
  const captcha = useCaptcha(MODULES.captcha, registration.fields.includes('captcha'))
  const { form, refuse, focusFirst } = useProblemForm<RegisterValues, FormName>({
    defaultValues: emptyValues(location.search),
    fields: [...registration.fields, 'adult'],
    problemsOf: (values) =>
      registrationProblems(registration, values, {
        today: dayOf(new Date()),
        birthdayMinimumAge: legal.birthdayMinimumAge,
      }),
    wordValues: { age: legal.minimumAge },
    rules: registration,
  })
  // Each method has its own form: what was wrong with the other one is not wrong with this.
  const startOver = useEffectEvent(() => form.clearErrors())
  const started = useRef(method)
  useEffect(() => {
    if (started.current !== method) startOver()
    started.current = method
  }, [method])
  const onCaptchaUsed = (): void => {
    form.setValue('captcha', '')
    captcha.another()
  }
  const register = useRegister({ registration, human, captcha, code, refuse, onCaptchaUsed })
  const pause = useSecondsLeft(register.refusal?.until)

  /** Somebody who types a taken name learns it now and not after everything else. */
  async function checkTaken(name: 'username' | 'email', value: string): Promise<void> {
    if (!(await form.trigger(name)) || !(await isTaken(gateway, name, value))) return
    refuse(name, name === 'username' ? 'catalogue.username_exists' : 'catalogue.email_exists')
  }

  function fieldOf(name: FieldName) {
    switch (name) {
      case 'mobileNum':
        return <MobileInput key={name} />
      case 'verificationCode':
        return <CodeInput key={name} code={code} />
      case 'captcha':
        return <CaptchaInput key={name} captcha={captcha} />
      default:
        return (
          <RuledField
            key={name}
            name={name}
            required={registration.rules[name]?.required ?? false}
            rule={registration.rules[name]?.message ?? ''}
            onLeave={
              name === 'username' || name === 'email' ? (value) => void checkTaken(name, value) : undefined
            }
          />
        )
    }
  }
  return (
    <FormProvider {...form}>
      <Form onSubmit={form.handleSubmit(register.submit, focusFirst)}>
        <FormRefusal refusal={register.refusal} />
        {registration.fields.map(fieldOf)}
        <AgeConfirmation />
        <SubmitBar>
          <Button type="submit" fill busy={register.busy} disabled={pause > 0}>
            {formatMessage(messages.submit)}
          </Button>
        </SubmitBar>
      </Form>
    </FormProvider>
  )
}
