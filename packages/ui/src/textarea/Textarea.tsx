import { useEffect, useState, type Ref } from 'react'

import { input } from '../field/Field.css.ts'
import { FieldBox, FieldFrame, type FieldProps } from '../field/FieldFrame.tsx'
import { classes } from '../styling/classes.ts'
import { customProperties } from '../styling/customProperties.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { tabular } from '../styling/type.css.ts'
import * as css from './Textarea.css.ts'

export interface TextareaProps extends FieldProps {
  /** What is written; the owner keeps it. */
  readonly value: string
  /** Called with the whole text at each change. */
  readonly onChange: (value: string) => void
  /** The field takes no more than this, counted as the browser counts: UTF-16 units. */
  readonly maxLength: number
  /** Words of the counter: drawn at the label's end ('12 / 200'), and said when typing rests ('188 characters left'). */
  readonly counter: (used: number, maxLength: number) => { readonly drawn: string; readonly said: string }
  /** Lines shown while it is empty. Default 4. */
  readonly rows?: number | undefined
  /** An example of what to write, gone with the first letter; never a replacement for the label. */
  readonly placeholder?: string | undefined
  /** The control itself, for forms that put focus on the first wrong field. */
  readonly ref?: Ref<HTMLTextAreaElement> | undefined
}

/** A count read after each letter would drown what is being typed, ms. */
const REST = 1000

/** Some lines of text with a count of what is left. */
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
    <FieldFrame
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
    </FieldFrame>
  )
}
