import { useState, type Ref } from 'react'

import { FieldBox, FieldLayout, type FieldProps } from '../field/FieldLayout.tsx'
import { IconExpand } from '../icon/icons.ts'
import { OptionList, type Option } from '../option-list/OptionList.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import { classes } from '../styling/classes.ts'
import * as css from './Select.css.ts'

export interface SelectProps<Value extends string> extends FieldProps {
  /** The options, in the order shown. */
  readonly options: readonly Option<Value>[]
  /** The chosen value; undefined while nothing is chosen. */
  readonly value: Value | undefined
  /** Called with the chosen value; the sheet closes by itself. */
  readonly onChange: (value: Value) => void
  /** Placeholder, shown while nothing is chosen. */
  readonly placeholder?: string | undefined
  /** Accessible name of the sheet's close button. */
  readonly closeLabel: string
  /** True to reserve no space for a message: for a filter, which has neither help nor errors. */
  readonly bare?: boolean | undefined
  /** Ref of the control, for forms that focus the first invalid field. */
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** Select field: one of several options, chosen from a sheet at the bottom of the screen. */
export function Select<Value extends string>({
  label,
  help,
  error,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  closeLabel,
  disabled,
  name,
  required,
  bare,
  ref,
}: SelectProps<Value>) {
  const [open, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  return (
    <FieldLayout label={label} help={help} error={error} bare={bare}>
      {(wiring) => (
        <>
          <FieldBox invalid={error !== undefined} disabled={disabled}>
            <button
              {...wiring}
              ref={ref}
              type="button"
              role="combobox"
              aria-haspopup="dialog"
              aria-expanded={open}
              aria-controls={open ? `${wiring.id}-options` : undefined}
              aria-required={required}
              disabled={disabled}
              className={css.trigger}
              onClick={() => setOpen(true)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
                event.preventDefault()
                setOpen(true)
              }}
              onBlur={onBlur}
            >
              <span className={classes(css.value, !chosen && css.placeholder)}>
                {chosen?.label ?? placeholder}
              </span>
              <IconExpand size="small" />
            </button>
          </FieldBox>
          {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
          <Sheet open={open} onClose={() => setOpen(false)} title={label} closeLabel={closeLabel}>
            <OptionList
              id={`${wiring.id}-options`}
              label={label}
              takesFocus
              options={options}
              selected={value}
              onSelect={(next) => {
                onChange(next)
                setOpen(false)
              }}
            />
          </Sheet>
        </>
      )}
    </FieldLayout>
  )
}
