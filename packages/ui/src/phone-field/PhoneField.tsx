import { useState, type Ref } from 'react'

import { input } from '../field/Field.css.ts'
import { FieldBox, FieldFrame, type FieldProps } from '../field/FieldFrame.tsx'
import { IconExpand } from '../icon/icons.ts'
import { OptionList } from '../option-list/OptionList.tsx'
import { SearchField } from '../search-field/SearchField.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import { classes } from '../styling/classes.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './PhoneField.css.ts'

export interface DiallingCode {
  /** ISO 3166-1 alpha-2, unique in the list: two countries may share a code. */
  readonly country: string
  /** Digits with a plus: `+84`. */
  readonly code: string
  /** The country's name in the reader's language. */
  readonly name: string
  /** Address of its flag. */
  readonly flag?: string | undefined
}

export interface PhoneFieldProps extends FieldProps {
  /** Digits of the national number, as typed: a leading zero is the caller's to strip. */
  readonly value: string
  /** Called with the digits at each change. */
  readonly onChange: (value: string) => void
  /** The dialling codes on offer, in the order shown. */
  readonly countries: readonly DiallingCode[]
  /** Country of the code that is set. */
  readonly country: string
  /** Called with the country that was picked. */
  readonly onCountryChange: (country: string) => void
  /** Title of the sheet and name of its button ('Country code'). */
  readonly countryLabel: string
  /** Name and placeholder of the search above the countries. */
  readonly searchLabel: string
  /** Name of the search's cross. */
  readonly clearLabel: string
  /** Name of the sheet's cross. */
  readonly closeLabel: string
  /** Shown when no country matches the search. */
  readonly noMatch: string
  /** Default 20 (specification, §9: 'Mobile max 20'). */
  readonly maxLength?: number | undefined
  /** The control itself, for forms that put focus on the first wrong field. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A mobile number behind its country's dialling code. */
export function PhoneField(props: PhoneFieldProps) {
  const {
    label,
    help,
    error,
    name,
    required,
    disabled,
    onBlur,
    value,
    onChange,
    countries,
    country,
    maxLength = 20,
    ref,
  } = props
  const [open, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const dialled = countries.find((entry) => entry.country === country)
  const wanted = search.trim().toLocaleLowerCase()
  const options = countries
    .filter((entry) => `${entry.name} ${entry.code} ${entry.country}`.toLocaleLowerCase().includes(wanted))
    .map((entry) => ({ value: entry.country, label: entry.name, aside: entry.code, picture: entry.flag }))
  const close = (): void => {
    setOpen(false)
    setSearch('')
  }
  return (
    <FieldFrame label={label} help={help} error={error}>
      {(wiring) => (
        <>
          {/* A telephone number is written from left to right in every language, its code before it. */}
          <div dir="ltr">
            <FieldBox invalid={error !== undefined} disabled={disabled}>
              <button
                type="button"
                aria-label={`${props.countryLabel}: ${dialled?.name ?? country} ${dialled?.code ?? ''}`}
                aria-haspopup="dialog"
                aria-expanded={open}
                disabled={disabled}
                className={classes(css.code, tabular, type.body)}
                onClick={() => setOpen(true)}
              >
                {dialled?.code}
                <IconExpand size="small" />
              </button>
              <input
                {...wiring}
                ref={ref}
                name={name}
                required={required}
                disabled={disabled}
                type="tel"
                inputMode="tel"
                autoComplete="tel-national"
                value={value}
                className={input}
                onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, maxLength))}
                onBlur={onBlur}
              />
            </FieldBox>
          </div>
          <Sheet
            open={open}
            onClose={close}
            title={props.countryLabel}
            closeLabel={props.closeLabel}
            height="full"
          >
            <div className={css.search}>
              <SearchField
                label={props.searchLabel}
                placeholder={props.searchLabel}
                clearLabel={props.clearLabel}
                value={search}
                onChange={setSearch}
              />
            </div>
            <OptionList
              label={props.countryLabel}
              options={options}
              selected={country}
              empty={props.noMatch}
              onSelect={(next) => {
                props.onCountryChange(next)
                close()
              }}
            />
          </Sheet>
        </>
      )}
    </FieldFrame>
  )
}
