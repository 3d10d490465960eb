import { useId, type ReactNode } from 'react'

import { IconAlert } from '../icon/icons.ts'
import type { IconType } from '../icon/makeIcon.tsx'
import { sourcesOf, type Picture } from '../picture/picture.ts'
import { classes } from '../styling/classes.ts'
import { endFigure, ends } from '../styling/ends.css.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './RadioGroup.css.ts'

export interface RadioChoice<Value extends string> {
  /** Value of the choice, unique in the group. */
  readonly value: Value
  /** Label of the choice. */
  readonly label: string
  /** Second line, in smaller text: limits, fees, processing time. */
  readonly detail?: string | undefined
  /** Icon before the label. */
  readonly icon?: IconType | undefined
  /** Address of a small picture before the label, such as a payment provider's logo. */
  readonly picture?: Picture | undefined
  /** Short text or tag at the end. */
  readonly aside?: ReactNode
  /** True while it cannot be used: drawn faint, skipped by the keyboard, not sent with its form. */
  readonly disabled?: boolean | undefined
}

export interface RadioGroupProps<Value extends string> {
  /** Label of the group, and its accessible name. */
  readonly label: string
  /** True to hide the label visually, where a heading next to the group says the same. */
  readonly labelHidden?: boolean | undefined
  /** The choices, in the order shown. */
  readonly choices: readonly RadioChoice<Value>[]
  /** The chosen value; undefined while nothing is chosen. */
  readonly value: Value | undefined
  /** Called with the value that was chosen. */
  readonly onChange: (value: Value) => void
  /**
   * `list` for plain answers; `cards` for choices that differ in more than their name, such as payment
   * methods. Default `list`.
   */
  readonly variant?: keyof typeof css.lists | undefined
  /** Help text of the group. Hidden while there is an error. */
  readonly help?: string | undefined
  /** Error message. Empty or left out: no error. */
  readonly error?: string | undefined
  /** Name in the form. */
  readonly name?: string | undefined
  /** True when the form cannot be sent without it; announced by screen readers. */
  readonly required?: boolean | undefined
  /** True while it cannot be used: drawn faint, skipped by the keyboard, not sent with its form. */
  readonly disabled?: boolean | undefined
}

/** Radio group: one of a few choices, all of them visible. For many use `Select`. */
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
              <img
                {...sourcesOf(choice.picture, 'mark', undefined)}
                alt=""
                loading="lazy"
                decoding="async"
                className={css.picture}
              />
            )}
            <span className={classes(ends.centre, css.main)}>
              <span className={css.textColumn}>
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
