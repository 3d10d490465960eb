import type { Ref } from 'react'

import { Chip, ChipGroup } from '../chip/Chip.tsx'
import { latinDigits } from '../digits/latinDigits.ts'
import { input } from '../field/Field.css.ts'
import { FieldBox, FieldLayout, type FieldProps } from '../field/FieldLayout.tsx'
import { classes } from '../styling/classes.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './AmountField.css.ts'
import { isSameAmount, type ReadAmount } from './typedAmount.ts'

export interface AmountPreset {
  /** Amount that the preset fills in, as a decimal: `'50'` or `'12.50'`. */
  readonly value: string
  /** Label of the preset: the amount with its currency, in the form of the language, or a word such as 'All'. */
  readonly label: string
}

export interface AmountFieldProps extends FieldProps {
  /** The typed text; `read` turns it into an amount. Controlled: the parent changes it in `onChange`. */
  readonly value: string
  /**
   * Called with the text as it was typed, in Latin digits. A text that is no amount stays, for the caller's `error`
   * to say so: what is dropped or bent in silence becomes another amount.
   */
  readonly onChange: (value: string) => void
  /** The currency's symbol or code, drawn small beside the figure. */
  readonly symbol: string
  /** True to draw the symbol after the figure, as the language writes amounts. */
  readonly symbolAtEnd?: boolean | undefined
  /** How many decimals the currency has: 2 for EUR, 0 for VND. */
  readonly decimals: number
  /**
   * Parses the typed text into an amount, or `null`. Two texts with the same result are the same amount.
   */
  readonly read: ReadAmount
  /** Amounts to pick with one tap, as chips under the field. */
  readonly presets?: readonly AmountPreset[] | undefined
  /** Name of the chips for screen readers ('Amounts to choose from'). */
  readonly presetsLabel?: string | undefined
  /** Example text, hidden by the first typed letter; never a replacement for the label. */
  readonly placeholder?: string | undefined
  /** Text at the end of the label, such as the available balance. */
  readonly aside?: string | undefined
  /** Ref of the control, for forms that focus the first invalid field. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

const NONE: readonly AmountPreset[] = []

/** Longest text in characters: more than any amount with its separators. */
const LONGEST = 32

/** Longest preset label of which four fit in a row on a phone, in characters that are drawn. */
const SHORT = 8

const isShort = ({ label }: AmountPreset): boolean => label.replaceAll(/\p{Cf}/gu, '').length <= SHORT

/** An amount of money: a large figure with its currency, and amounts to pick from. */
export function AmountField({
  label,
  help,
  error,
  aside,
  value,
  onChange,
  onBlur,
  symbol,
  symbolAtEnd = false,
  decimals,
  read,
  presets = NONE,
  presetsLabel,
  ref,
  ...rest
}: AmountFieldProps) {
  const sign = (
    <span className={classes(type.lead, css.symbol, symbolAtEnd && css.symbolAtEnd)}>{symbol}</span>
  )
  return (
    <div className={css.root}>
      <FieldLayout label={label} help={help} error={error} aside={aside}>
        {(wiring) => (
          <FieldBox
            invalid={error !== undefined}
            disabled={rest.disabled}
            start={symbolAtEnd ? undefined : sign}
            end={symbolAtEnd ? sign : undefined}
          >
            <input
              {...rest}
              {...wiring}
              ref={ref}
              type="text"
              inputMode={decimals === 0 ? 'numeric' : 'decimal'}
              autoComplete="off"
              enterKeyHint="done"
              value={value}
              className={classes(input, css.figure, tabular)}
              onChange={(event) => onChange(latinDigits(event.target.value).slice(0, LONGEST))}
              onBlur={onBlur}
            />
          </FieldBox>
        )}
      </FieldLayout>
      {presets.length > 0 && (
        <ChipGroup label={presetsLabel ?? label} layout={presets.every(isShort) ? 'equal' : 'halves'}>
          {presets.map((preset) => (
            <Chip
              key={preset.label}
              label={preset.label}
              pressed={isSameAmount(value, preset.value, decimals, read)}
              disabled={rest.disabled}
              onPress={() => onChange(preset.value)}
            />
          ))}
        </ChipGroup>
      )}
    </div>
  )
}
