import type { Schemas } from '@livery/api'
import type { RegistrationMethod } from '@livery/domain'
import { Button } from '@livery/ui/button'
import { useMemo, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useGateway } from '../../../shell/boot/index.ts'
import * as css from '../register.css.ts'
import { registerMessages as messages } from '../register.messages.ts'
import { isTaken } from '../registerMember.ts'
import { registrationForm, type FieldName } from '../registrationForm.ts'
import { useHumanProof } from '../useHumanProof.ts'
import { useRegister } from '../useRegister.ts'
import { useRegisterForm } from '../useRegisterForm.ts'
import { AgeConfirmation } from './AgeConfirmation.tsx'
import { CaptchaInput } from './CaptchaInput.tsx'
import { CodeInput } from './CodeInput.tsx'
import { MobileInput } from './MobileInput.tsx'
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
  const registration = useMemo(() => registrationForm(rules.fields, method), [rules.fields, method])
  const prove = useHumanProof(checks?.human ?? true)
  const [captchaTurn, setCaptchaTurn] = useState(0)
  const anotherPicture = (): void => setCaptchaTurn((turn) => turn + 1)
  const { form, refuse, focusFirst } = useRegisterForm(registration)
  const register = useRegister({ registration, prove, refuse, onCaptchaUsed: anotherPicture })

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
        return <CodeInput key={name} prove={prove} />
      case 'captcha':
        return <CaptchaInput key={name} turn={captchaTurn} onRefresh={anotherPicture} />
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
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => void form.handleSubmit(register.submit, focusFirst)(event)}
      >
        {registration.fields.map(fieldOf)}
        <AgeConfirmation />
        <div className={css.submit}>
          <Button type="submit" fill busy={register.busy}>
            {formatMessage(messages.submit)}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
