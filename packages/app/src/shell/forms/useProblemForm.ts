import { DURATIONS } from '@livery/domain'
import { useTranslate, type MessageId, type MessageValues } from '@livery/i18n'
import { useEffect, useEffectEvent, useRef } from 'react'
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

export interface ProblemFormOptions<Values extends FieldValues, Name extends Path<Values>> {
  readonly defaultValues: DefaultValues<Values>
  /** The fields in the order they are shown: the focus goes to the first one that is wrong. */
  readonly fields: readonly Name[]
  /** The rules. */
  readonly problemsOf: (values: Values) => Problems<Name>
  /** What the words of problems may speak of, such as the least age. */
  readonly wordValues?: MessageValues
  /** When this changes, what is on screen is judged anew: the rules the gateway has sent. */
  readonly rules?: unknown
}

export interface ProblemForm<Values extends FieldValues, Name extends Path<Values>> {
  readonly form: UseFormReturn<Values>
  /** Puts a refusal of the gateway under its field and the focus into it; it stands until something else is typed. */
  refuse(name: Name, id: MessageId): void
  /** Puts the focus into the first field that is wrong. */
  focusFirst(errors: FieldErrors<Values>): void
}

interface Refused {
  readonly value: unknown
  readonly id: MessageId
}

/**
 * A form whose problems come from pure rules and are worded in the language in force. When the language changes,
 * what is on screen is worded again after 200 ms (specification, section 5).
 */
export function useProblemForm<Values extends FieldValues, Name extends Path<Values>>({
  defaultValues,
  fields,
  problemsOf,
  wordValues,
  rules,
}: ProblemFormOptions<Values, Name>): ProblemForm<Values, Name> {
  const { locale } = useIntl()
  const translate = useTranslate()
  const refused = useRef<Partial<Record<Name, Refused>>>({})
  const worded = (problem: Problem): string =>
    'words' in problem ? problem.words : translate(problem.id, wordValues)

  function problemOf(name: Name, values: Values, problems: Problems<Name>): Problem | undefined {
    const refusal = refused.current[name]
    return refusal && refusal.value === values[name] ? { id: refusal.id } : problems[name]
  }

  const form = useForm<Values>({
    defaultValues,
    mode: 'onTouched',
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

  // Read while rendering: only then does the form keep it up to date.
  const { errors } = form.formState

  // What is wrong is judged again as it is typed: were it only judged as the focus leaves, the page would move
  // under the finger that goes for a button.
  const judge = useEffectEvent((name: string | undefined) => {
    if (name !== undefined && name in errors) void form.trigger(name as Name)
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
    const timer = setTimeout(revalidate, DURATIONS.revalidateOnLanguageChange)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- new words start it, though the work reads none of them
  }, [locale, rules])

  return {
    form,
    refuse(name, id) {
      refused.current = { ...refused.current, [name]: { value: form.getValues(name), id } }
      void form.trigger(name)
      form.setFocus(name)
    },
    focusFirst(wrong) {
      const first = fields.find((name) => wrong[name] !== undefined)
      if (first) form.setFocus(first)
    },
  }
}
