import { useId, useState } from 'react'

import { IconButton } from '../icon-button/IconButton.tsx'
import { IconMinus, IconPlus } from '../icon/icons.ts'
import { classes } from '../styling/classes.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './Stepper.css.ts'

export interface StepperProps {
  /** What is counted ('Multiple'). */
  readonly label: string
  /** A whole number from `min` to `max`. */
  readonly value: number
  /** Called with the new number, always within the limits. */
  readonly onChange: (value: number) => void
  /** Default 1. */
  readonly min?: number | undefined
  /** The most it counts up to. */
  readonly max: number
  /** Name of the minus ('One less'). */
  readonly decreaseLabel: string
  /** Name of the plus ('One more'). */
  readonly increaseLabel: string
  /** Cannot be used now: drawn faint, passed over by the keyboard, not sent with its form. */
  readonly disabled?: boolean | undefined
}

/** A small whole number: typed, stepped with two buttons, or with the arrow keys, Home and End. */
export function Stepper({
  label,
  value,
  onChange,
  min = 1,
  max,
  decreaseLabel,
  increaseLabel,
  disabled = false,
}: StepperProps) {
  const id = useId()
  /** What is being typed, which may be empty or too small for a moment. */
  const [draft, setDraft] = useState<string>()
  const set = (next: number): void => {
    setDraft(undefined)
    const bounded = Math.min(max, Math.max(min, next))
    if (bounded !== value) onChange(bounded)
  }
  const keys: Record<string, number | undefined> = {
    ArrowUp: value + 1,
    ArrowDown: value - 1,
    PageUp: value + 10,
    PageDown: value - 10,
    Home: min,
    End: max,
  }
  return (
    <div className={css.root}>
      <label htmlFor={id} className={classes(type.small, css.label)}>
        {label}
      </label>
      <span className={css.box} dir="ltr">
        <IconButton
          label={decreaseLabel}
          icon={IconMinus}
          iconSize="small"
          disabled={disabled || value <= min}
          onPress={() => set(value - 1)}
        />
        <input
          id={id}
          role="spinbutton"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          disabled={disabled}
          value={draft ?? value}
          className={classes(css.figure, tabular)}
          onFocus={(event) => event.target.select()}
          onBlur={() => setDraft(undefined)}
          onKeyDown={(event) => {
            const next = keys[event.key]
            if (next === undefined) return
            event.preventDefault()
            set(next)
          }}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, '').slice(0, String(max).length)
            const typed = Number(digits)
            setDraft(digits)
            if (digits !== '' && typed >= min && typed !== value) onChange(Math.min(max, typed))
          }}
        />
        <IconButton
          label={increaseLabel}
          icon={IconPlus}
          iconSize="small"
          disabled={disabled || value >= max}
          onPress={() => set(value + 1)}
        />
      </span>
    </div>
  )
}
