import { useId, useState } from 'react'

import { onlyDigits } from '../digits/latinDigits.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { IconMinus, IconPlus } from '../icon/icons.ts'
import { classes } from '../styling/classes.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './Stepper.css.ts'

export interface StepperProps {
  /** Label of the number ('Multiple'). */
  readonly label: string
  /** The number: whole, from `min` to `max`. */
  readonly value: number
  /** Called with the new number, always within the limits. */
  readonly onChange: (value: number) => void
  /** Least number. Default 1. */
  readonly min?: number | undefined
  /** Greatest number. */
  readonly max: number
  /** Accessible name of the minus button ('One less'). */
  readonly decreaseLabel: string
  /** Accessible name of the plus button ('One more'). */
  readonly increaseLabel: string
  /** True while it cannot be used: drawn faint, skipped by the keyboard, not sent with its form. */
  readonly disabled?: boolean | undefined
}

/** Stepper for a small whole number: typed, or changed with two buttons, the arrow keys, Home and End. */
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
  /** The typed text, which may be empty or too small for a moment. */
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
            const digits = onlyDigits(event.target.value, String(max).length)
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
