import type { Ref } from 'react'

import { Chip, ChipGroup } from '../chip/Chip.tsx'
import { input } from '../field/Field.css.ts'
import { FieldBox, FieldFrame, type FieldProps } from '../field/FieldFrame.tsx'
import { classes } from '../styling/classes.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './AmountField.css.ts'
import { isSameAmount, mayBeTyped } from './typedAmount.ts'

export interface AmountPreset {
  /** What it fills in: a decimal amount such as `'50'` or `'12.50'`. */
  readonly value: string
  /** The amount as a reader of the language writes it, or a word such as 'All'. */
  readonly label: string
}

export interface AmountFieldProps extends FieldProps {
  /** As it was typed; `moneyFromInput` of `@livery/domain` reads it. */
  readonly value: string
  /** Called with texts that are an amount or may become one; letters, signs and too many decimals are refused. */
  readonly onChange: (value: string) => void
  /** The currency's symbol or code, drawn small before the figure. */
  readonly symbol: string
  /** How many decimals the currency has: 2 for EUR, 0 for VND. */
  readonly decimals: number
  /** Amounts to pick with one tap, as chips under the field. */
  readonly presets?: readonly AmountPreset[] | undefined
  /** Name of the chips for screen readers ('Amounts to choose from'). */
  readonly presetsLabel?: string | undefined
  /** An example of what to write, gone with the first letter; never a replacement for the label. */
  readonly placeholder?: string | undefined
  /** Something at the label's end, such as the balance there is. */
  readonly aside?: string | undefined
  /** The control itself, for forms that put focus on the first wrong field. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

const NONE: readonly AmountPreset[] = []

/** Letters of an amount of which four stand beside each other on a phone: sums of millions do not. */
const SHORT = 8

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
  decimals,
  presets = NONE,
  presetsLabel,
  ref,
  ...rest
}: AmountFieldProps) {
  return (
    <div className={css.root}>
      <FieldFrame label={label} help={help} error={error} aside={aside}>
        {(wiring) => (
          <FieldBox
            invalid={error !== undefined}
            disabled={rest.disabled}
            start={<span className={classes(type.lead, css.symbol)}>{symbol}</span>}
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
              onChange={(event) => {
                if (mayBeTyped(event.target.value, decimals)) onChange(event.target.value)
              }}
              onBlur={onBlur}
            />
          </FieldBox>
        )}
      </FieldFrame>
      {presets.length > 0 && (
        <ChipGroup
          label={presetsLabel ?? label}
          layout={presets.some(({ label: words }) => words.length > SHORT) ? 'halves' : 'equal'}
        >
          {presets.map((preset) => (
            <Chip
              key={preset.label}
              label={preset.label}
              pressed={isSameAmount(value, preset.value, decimals)}
              disabled={rest.disabled}
              onPress={() => onChange(preset.value)}
            />
          ))}
        </ChipGroup>
      )}
    </div>
  )
}
