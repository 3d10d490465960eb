import type { Schemas } from '@livery/api'
import { dayOf } from '@livery/domain/account'
import { MODULES } from '@livery/domain/site'
import type { RegistrationMethod } from '@livery/domain/validation'
import { Button } from '@livery/ui/button'
import { useSecondsLeft } from '@livery/ui/countdown'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'

import { CodeInput } from '#capabilities/entrance/CodeInput.tsx'
import { invitationOf } from '#capabilities/entrance/invitation.ts'
import { MobileInput } from '#capabilities/entrance/MobileInput.tsx'
import { useSmsCode } from '#capabilities/entrance/useSmsCode.ts'
import { CaptchaInput } from '#capabilities/verification/CaptchaInput.tsx'
import { useCaptcha } from '#capabilities/verification/useCaptcha.ts'
import { useHumanCheck } from '#capabilities/verification/useHumanCheck.ts'
import { useServices, useTenant } from '#platform/boot/ServicesContext.ts'
import { Form, SubmitBar } from '#platform/forms/Form.tsx'
import { FormRefusal } from '#platform/forms/FormRefusal.tsx'
import { useProblemForm } from '#platform/forms/useProblemForm.ts'

import { registerMessages as messages } from '../register.messages.ts'
import { isTaken } from '../registerMember.ts'
import { useKeepRegistrationDraft, useRegistrationDraft } from '../registrationDraft.ts'
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

/** Registration form of one method: the gateway's rules determine its fields and their order. */
export function RegisterForm({ method, rules, checks }: RegisterFormProps) {
  const { formatMessage } = useIntl()
  const { gateway, storage } = useServices()
  const { legal } = useTenant()
  const registration = useMemo(() => registrationForm(rules.fields, method), [rules.fields, method])
  const human = useHumanCheck(checks?.human ?? true)
  const code = useSmsCode({ purpose: 'register', checks, human })
  const captcha = useCaptcha(MODULES.captcha, registration.fields.includes('captcha'))
  const { form, refuse, submit } = useProblemForm<RegisterValues, FormName>({
    defaultValues: { ...emptyValues(invitationOf(useLocation().search, storage)), ...useRegistrationDraft() },
    fields: [...registration.fields, 'adult'],
    problemsOf: (values) =>
      registrationProblems(registration, values, {
        today: dayOf(new Date()),
        birthdayMinimumAge: legal.birthdayMinimumAge,
      }),
    wordValues: { age: legal.minimumAge },
    rules: registration,
  })
  useKeepRegistrationDraft(form.getValues)
  // Each method has its own form: errors of the other method are cleared.
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
  const register = useRegister({
    registration,
    human,
    captcha,
    code,
    refuse,
    onCaptchaUsed,
    onCodeUnknown: (name) => form.setValue(name, ''),
  })
  const pause = useSecondsLeft(register.refusal?.until)

  /** Checks on blur that a name or address is free, so that the player does not learn it only after the submit. */
  async function checkTaken(name: 'username' | 'email', value: string): Promise<void> {
    if (!(await form.trigger(name)) || !(await isTaken(gateway, name, value))) return
    // The player is in the next field: taken back, a password would be typed where it can be read.
    refuse(name, name === 'username' ? 'catalogue.username_exists' : 'catalogue.email_exists', false)
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
      <Form onSubmit={submit(register.submit)}>
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
