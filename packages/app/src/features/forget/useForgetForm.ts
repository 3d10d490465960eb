import { DURATIONS, type FieldRule } from '@livery/domain'
import { useTranslate, type MessageId } from '@livery/i18n'
import { useEffect, useEffectEvent } from 'react'
import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form'
import { useIntl } from 'react-intl'

import {
  EMPTY_FORGET,
  FORGET_FIELDS,
  forgetProblems,
  type ForgetField,
  type ForgetProblem,
  type ForgetValues,
} from './forgetForm.ts'

export interface ForgetForm {
  readonly form: UseFormReturn<ForgetValues>
  /** Puts a refusal of the gateway under its field, and the focus into it. */
  refuse(name: ForgetField, id: MessageId): void
  /** Puts the focus into the first field that is wrong. */
  focusFirst(errors: FieldErrors<ForgetValues>): void
}

/** The form's state: problems from the rules, worded in the language in force. */
export function useForgetForm(rule: FieldRule | undefined): ForgetForm {
  const { locale } = useIntl()
  const translate = useTranslate()
  const worded = (problem: ForgetProblem) => ('words' in problem ? problem.words : translate(problem.id))

  const form = useForm<ForgetValues>({
    defaultValues: EMPTY_FORGET,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (values) => {
      const problems = Object.entries(forgetProblems(values, rule))
      const errors = Object.fromEntries(
        problems.map(([name, problem]) => [name, { type: 'rule', message: worded(problem) }]),
      ) as FieldErrors<ForgetValues>
      return problems.length === 0 ? { values, errors: {} } : { values: {}, errors }
    },
  })

  // Read while rendering: only then does the form keep it up to date.
  const { errors } = form.formState

  // What is on screen is worded again in the new language.
  const revalidate = useEffectEvent(() => {
    const failed = Object.keys(errors) as ForgetField[]
    if (failed.length > 0) void form.trigger(failed)
  })
  useEffect(() => {
    const timer = setTimeout(revalidate, DURATIONS.revalidateOnLanguageChange)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- new words start it, though the work reads none of them
  }, [locale, rule])

  return {
    form,
    refuse: (name, id) =>
      form.setError(name, { type: 'refused', message: translate(id) }, { shouldFocus: true }),
    focusFirst(wrong) {
      const first = FORGET_FIELDS.find((name) => wrong[name] !== undefined)
      if (first) form.setFocus(first)
    },
  }
}
