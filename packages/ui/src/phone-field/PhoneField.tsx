import { useState, type Ref } from 'react'

import { onlyDigits } from '../digits/latinDigits.ts'
import { input } from '../field/Field.css.ts'
import { FieldBox, FieldLayout, type FieldProps } from '../field/FieldLayout.tsx'
import { IconExpand } from '../icon/icons.ts'
import { OptionList } from '../option-list/OptionList.tsx'
import { SearchField } from '../search-field/SearchField.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import { classes } from '../styling/classes.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './PhoneField.css.ts'

export interface DiallingCode {
  /** Country code by ISO 3166-1 alpha-2, unique in the list: two countries may share a dialling code. */
  readonly country: string
  /** Dialling code with a plus: `+84`. */
  readonly code: string
  /** The country's name in the reader's language. */
  readonly name: string
  /** Another name that a search finds it by, such as the English one. */
  readonly alias?: string | undefined
  /** Address of its flag. */
  readonly flag?: string | undefined
}

export interface PhoneFieldProps extends FieldProps {
  /** Digits of the national number, as typed: the caller strips a leading zero. */
  readonly value: string
  /** Called with the digits at each change. */
  readonly onChange: (value: string) => void
  /** The dialling codes on offer, in the order shown. */
  readonly countries: readonly DiallingCode[]
  /** Country of the chosen dialling code. */
  readonly country: string
  /** Called with the country that was picked. */
  readonly onCountryChange: (country: string) => void
  /**
   * Reads a typed search: tells of a country's names and dialling code, in one text, whether it is meant. Not asked of
   * an empty search, which means all.
   */
  readonly searchFor: (typed: string) => (country: string) => boolean
  /** Title of the sheet, and accessible name of the button that opens it ('Country code'). */
  readonly countryLabel: string
  /** Label and placeholder of the search above the countries. */
  readonly searchLabel: string
  /** Accessible name of the button that clears the search. */
  readonly clearLabel: string
  /** Accessible name of the sheet's close button. */
  readonly closeLabel: string
  /** Text shown when no country matches the search. */
  readonly noMatch: string
  /** Greatest number of digits. Default 20 (S-verification-03). */
  readonly maxLength?: number | undefined
  /** Ref of the control, for forms that focus the first invalid field. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** Field for a mobile number, with the dialling code of its country. */
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
  const holds = search.trim() === '' ? () => true : props.searchFor(search)
  const options = countries
    .filter(({ name, alias = '', code, country }) => holds(`${name} ${alias} ${code} ${country}`))
    .map((entry) => ({ value: entry.country, label: entry.name, aside: entry.code, picture: entry.flag }))
  const close = (): void => {
    setOpen(false)
    setSearch('')
  }
  return (
    <FieldLayout label={label} help={help} error={error}>
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
                <span className={css.digits}>{dialled?.code}</span>
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
                onChange={(event) => onChange(onlyDigits(event.target.value, maxLength))}
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
    </FieldLayout>
  )
}
