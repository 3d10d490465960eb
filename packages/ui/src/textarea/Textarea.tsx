import { useEffect, useState, type Ref } from 'react'

import { input } from '../field/Field.css.ts'
import { FieldBox, FieldLayout, type FieldProps } from '../field/FieldLayout.tsx'
import { classes } from '../styling/classes.ts'
import { customProperties } from '../styling/customProperties.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { tabular } from '../styling/type.css.ts'
import * as css from './Textarea.css.ts'

export interface TextareaProps extends FieldProps {
  /** The written text. Controlled: the parent changes it in `onChange`. */
  readonly value: string
  /** Called with the whole text at each change. */
  readonly onChange: (value: string) => void
  /** Longest accepted text, in UTF-16 units as the browser counts. */
  readonly maxLength: number
  /**
   * Texts of the counter: drawn at the end of the label ('12 / 200'), and announced after a pause in typing
   * ('188 characters left').
   */
  readonly counter: (used: number, maxLength: number) => { readonly drawn: string; readonly said: string }
  /** Lines shown while the field is empty. Default 4. */
  readonly rows?: number | undefined
  /** Example text, hidden by the first typed letter; never a replacement for the label. */
  readonly placeholder?: string | undefined
  /** Ref of the control, for forms that focus the first invalid field. */
  readonly ref?: Ref<HTMLTextAreaElement> | undefined
}

/**
 * Pause in typing after which the counter is announced, ms: read after each letter it would interrupt the
 * typing.
 */
const REST = 1000

/** Text field of several lines, with a counter. */
export function Textarea({
  label,
  help,
  error,
  value,
  onChange,
  onBlur,
  maxLength,
  counter,
  rows = 4,
  ref,
  ...rest
}: TextareaProps) {
  const { drawn, said } = counter(value.length, maxLength)
  const [spoken, setSpoken] = useState('')
  const untouched = value === ''
  useEffect(() => {
    if (untouched) return
    const timer = setTimeout(() => setSpoken(said), REST)
    return () => clearTimeout(timer)
  }, [said, untouched])
  return (
    <FieldLayout
      label={label}
      help={help}
      error={error}
      aside={
        <span aria-hidden className={tabular}>
          {drawn}
        </span>
      }
    >
      {(wiring) => (
        <FieldBox invalid={error !== undefined} disabled={rest.disabled}>
          <textarea
            {...rest}
            {...wiring}
            ref={ref}
            dir="auto"
            rows={rows}
            maxLength={maxLength}
            value={value}
            className={classes(input, css.area)}
            style={customProperties({ [css.rows]: String(rows) })}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          <output className={visuallyHidden}>{spoken}</output>
        </FieldBox>
      )}
    </FieldLayout>
  )
}
