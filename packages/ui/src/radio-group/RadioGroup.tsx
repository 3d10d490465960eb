import { useId, type ReactNode } from 'react'

import { IconAlert } from '../icon/icons.ts'
import type { IconType } from '../icon/makeIcon.tsx'
import { classes } from '../styling/classes.ts'
import { endFigure, ends, startWords } from '../styling/ends.css.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './RadioGroup.css.ts'

export interface RadioChoice<Value extends string> {
  /** What is answered when it is chosen. */
  readonly value: Value
  /** What it is called. */
  readonly label: string
  /** Second line, smaller: limits, fees, how long it takes. */
  readonly detail?: string | undefined
  /** A picture before the words. */
  readonly icon?: IconType | undefined
  /** Address of a small picture before the words, such as a payment provider's mark. */
  readonly picture?: string | undefined
  /** A short text or tag at the end. */
  readonly aside?: ReactNode
  /** Cannot be used now: drawn faint, passed over by the keyboard, not sent with its form. */
  readonly disabled?: boolean | undefined
}

export interface RadioGroupProps<Value extends string> {
  /** What is chosen; the group's name. */
  readonly label: string
  /** The label is read but not drawn, where a heading beside it says it. */
  readonly labelHidden?: boolean | undefined
  /** What can be chosen, in the order shown. */
  readonly choices: readonly RadioChoice<Value>[]
  /** Undefined while nothing is chosen. */
  readonly value: Value | undefined
  /** Called with the value that was chosen. */
  readonly onChange: (value: Value) => void
  /** `list` for plain answers; `cards` for ways that differ in more than their name, as of paying. Default `list`. */
  readonly variant?: keyof typeof css.lists | undefined
  /** Explains the choice. Hidden while there is an error. */
  readonly help?: string | undefined
  /** What is wrong, in words. */
  readonly error?: string | undefined
  /** Name in the form. */
  readonly name?: string | undefined
  /** The form cannot be sent without it; said to screen readers. */
  readonly required?: boolean | undefined
  /** Cannot be used now: drawn faint, passed over by the keyboard, not sent with its form. */
  readonly disabled?: boolean | undefined
}

/** One of a few, all of them in sight. For many there is `Select`. */
export function RadioGroup<Value extends string>({
  label,
  labelHidden = false,
  choices,
  value,
  onChange,
  variant = 'list',
  help,
  error,
  name,
  required,
  disabled,
}: RadioGroupProps<Value>) {
  const id = useId()
  const message = error ?? help
  return (
    <fieldset
      role="radiogroup"
      className={css.root}
      disabled={disabled}
      aria-required={required}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={message === undefined ? undefined : `${id}-message`}
    >
      <legend className={labelHidden ? visuallyHidden : classes(type.small, css.legend)}>{label}</legend>
      <div className={css.lists[variant]}>
        {choices.map(({ icon: Icon, ...choice }) => (
          <label key={choice.value} className={css.choices[variant]}>
            <input
              type="radio"
              name={name ?? id}
              value={choice.value}
              checked={choice.value === value}
              required={required}
              disabled={choice.disabled}
              className={classes(css.input, variant === 'cards' && css.ringless)}
              onChange={() => onChange(choice.value)}
            />
            {Icon && (
              <span className={css.lead}>
                <Icon />
              </span>
            )}
            {choice.picture !== undefined && (
              <img src={choice.picture} alt="" loading="lazy" className={css.picture} />
            )}
            <span className={classes(ends.centre, css.main)}>
              <span className={classes(startWords, css.words)}>
                <span className={classes(type.body, css.label)}>{choice.label}</span>
                {choice.detail !== undefined && (
                  <span className={classes(type.small, tabular, css.detail)}>{choice.detail}</span>
                )}
              </span>
              {choice.aside !== undefined && (
                <span className={classes(endFigure, type.small, tabular, css.aside)}>{choice.aside}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      {message !== undefined && (
        <p
          id={`${id}-message`}
          className={classes(type.small, error === undefined ? css.message : css.error)}
        >
          {error !== undefined && <IconAlert size="small" />}
          {message}
        </p>
      )}
    </fieldset>
  )
}
