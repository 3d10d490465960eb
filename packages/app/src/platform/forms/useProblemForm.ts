import { useTranslate, type MessageId, type MessageValues } from '@livery/i18n'
import { useEffect, useEffectEvent, useRef, type SyntheticEvent } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'
import { useIntl } from 'react-intl'

import type { Problem, Problems } from './problems.ts'

/** Delay between a change of language and the new texts of the errors. */
const LANGUAGE_CHANGE_DELAY_MS = 200

export interface ProblemFormOptions<Values extends FieldValues, Name extends Path<Values>> {
  readonly defaultValues: DefaultValues<Values>
  /** The fields in visual order: the focus goes to the first invalid one. */
  readonly fields: readonly Name[]
  /** Validation rules: the errors of the given values. */
  readonly problemsOf: (values: Values) => Problems<Name>
  /** Values of the placeholders in error messages, such as the minimum age. */
  readonly wordValues?: MessageValues
  /** A change of this value validates the visible errors again: the rules that the gateway has sent. */
  readonly rules?: unknown
  /**
   * When fields are judged for the first time: `touched` each as the focus leaves it (the default), `submitted` all of
   * them when the form is sent, and from then on at every change of any of them.
   */
  readonly judged?: 'touched' | 'submitted'
}

export interface ProblemForm<Values extends FieldValues, Name extends Path<Values>> {
  readonly form: UseFormReturn<Values>
  /**
   * Shows a refusal of the gateway under its field; the message stays until the value changes, or
   * the form is sent with any other input.
   * @param takesFocus false where the player may be in another field by then. Default true
   */
  refuse(name: Name, id: MessageId, takesFocus?: boolean): void
  /** Handles the form's submit: sends what is right, else puts the focus into the first field that is wrong. */
  submit(send: (values: Values) => unknown): (event?: SyntheticEvent) => Promise<void>
}

interface Refused<Values> {
  readonly value: unknown
  /** Everything that was sent with it; undefined where the value was judged alone. */
  readonly sent: Values | undefined
  readonly id: MessageId
}

/**
 * Form whose errors come from pure rules and are worded in the current language. When the language changes, visible
 * errors are worded again after 200 ms (S-login-24).
 */
export function useProblemForm<Values extends FieldValues, Name extends Path<Values>>({
  defaultValues,
  fields,
  problemsOf,
  wordValues,
  rules,
  judged = 'touched',
}: ProblemFormOptions<Values, Name>): ProblemForm<Values, Name> {
  const { locale } = useIntl()
  const translate = useTranslate()
  const refused = useRef<Partial<Record<Name, Refused<Values>>>>({})
  const worded = (problem: Problem): string =>
    'text' in problem ? problem.text : translate(problem.id, wordValues)

  function problemOf(name: Name, values: Values, problems: Problems<Name>): Problem | undefined {
    const refusal = refused.current[name]
    return refusal && refusal.value === values[name] ? { id: refusal.id } : problems[name]
  }

  const form = useForm<Values>({
    defaultValues,
    mode: judged === 'touched' ? 'onTouched' : 'onSubmit',
    shouldFocusError: false,
    resolver: (values) => {
      const problems = problemsOf(values)
      const errors = Object.fromEntries(
        fields.flatMap((name) => {
          const problem = problemOf(name, values, problems)
          return problem ? [[name, { type: 'rule', message: worded(problem) }]] : []
        }),
      ) as FieldErrors<Values>
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
    },
  })

  // Reading `formState` while rendering subscribes to it: otherwise the form does not keep it up to date.
  const { errors, isSubmitted } = form.formState

  // Validates an invalid field again on every change. Validation on blur alone would move the page under a finger
  // that reaches for a button.
  const judge = useEffectEvent((name: string | undefined) => {
    if (name === undefined) return
    // A change of one field may make another one wrong, such as the way to pay and its least amount.
    if (judged === 'submitted' && isSubmitted) void form.trigger([...fields])
    else if (name in errors) void form.trigger(name as Name)
  })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ name }) => judge(name) }),
    [form],
  )

  const revalidate = useEffectEvent(() => {
    const failed = Object.keys(errors) as Name[]
    if (failed.length > 0) void form.trigger(failed)
  })
  useEffect(() => {
    const timer = setTimeout(revalidate, LANGUAGE_CHANGE_DELAY_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- new words start it, though the work reads none of them
  }, [locale, rules])

  /** Puts the focus into a field; one that has it already is left first, so that screen readers say it again. */
  function focus(name: Name): void {
    const { activeElement } = document
    if (activeElement instanceof HTMLInputElement && activeElement.ariaInvalid === 'true')
      activeElement.blur()
    form.setFocus(name)
  }

  /** Forgets refusals of other inputs: a number that is taken in one country may be free in the next. */
  function forgetOutdated(): void {
    const now = form.getValues()
    for (const name of fields) {
      const sent = refused.current[name]?.sent
      if (sent && Object.keys(now).some((key) => now[key] !== sent[key])) {
        refused.current = { ...refused.current, [name]: undefined }
      }
    }
  }

  return {
    form,
    refuse(name, id, takesFocus = true) {
      const sent = takesFocus ? { ...form.getValues() } : undefined
      refused.current = { ...refused.current, [name]: { value: form.getValues(name), sent, id } }
      void form.trigger(name)
      if (takesFocus) focus(name)
    },
    submit: (send) => (event) => {
      forgetOutdated()
      return form.handleSubmit(
        (values) => void send(values),
        (wrong) => {
          const first = fields.find((name) => wrong[name] !== undefined)
          if (first) focus(first)
        },
      )(event)
    },
  }
}
