import { dayOf, DURATIONS } from '@livery/domain'
import { useTranslate, type MessageId } from '@livery/i18n'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useTenant } from '../../shell/boot/index.ts'
import {
  emptyValues,
  type FieldName,
  type RegisterValues,
  type RegistrationForm,
} from './registrationForm.ts'
import { registrationProblems, type FormName, type Problem, type Refused } from './registrationProblems.ts'

export interface RegisterForm {
  readonly form: UseFormReturn<RegisterValues>
  /** Puts a refusal of the gateway under its field and the focus into it; the same value is not sent again. */
  refuse(name: FieldName, id: MessageId): void
  /** Puts the focus into the first field that is wrong. */
  focusFirst(errors: FieldErrors<RegisterValues>): void
}

/** The form's state: problems from the rules, worded in the language in force. */
export function useRegisterForm(registration: RegistrationForm): RegisterForm {
  const { locale } = useIntl()
  const translate = useTranslate()
  const { legal } = useTenant()
  const refused = useRef<Refused>({})

  const worded = (problem: Problem): string =>
    problem.kind === 'words' ? problem.words : translate(problem.id, { age: legal.minimumAge })

  const form = useForm<RegisterValues>({
    defaultValues: emptyValues(location.search),
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (values) => {
      const problems = registrationProblems(registration, values, {
        today: dayOf(new Date()),
        birthdayMinimumAge: legal.birthdayMinimumAge,
        refused: refused.current,
      })
      const errors = Object.fromEntries(
        Object.entries(problems).map(([name, problem]) => [name, { type: 'rule', message: worded(problem) }]),
      ) as FieldErrors<RegisterValues>
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
    },
  })

  // Read while rendering: only then does the form keep it up to date.
  const { errors } = form.formState

  // What is on screen is worded again in the new language, and judged again by the other method's rules.
  const revalidate = useEffectEvent(() => {
    const failed = Object.keys(errors) as FormName[]
    if (failed.length > 0) void form.trigger(failed)
  })
  useEffect(() => {
    const timer = setTimeout(revalidate, DURATIONS.revalidateOnLanguageChange)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- new words start it, though the work reads none of them
  }, [locale, registration])

  return {
    form,
    refuse(name, id) {
      refused.current = { ...refused.current, [name]: { value: form.getValues(name), id } }
      void form.trigger(name)
      form.setFocus(name)
    },
    focusFirst(wrong) {
      const order: readonly FormName[] = [...registration.fields, 'adult']
      const first = order.find((name) => wrong[name] !== undefined)
      if (first) form.setFocus(first)
    },
  }
}
