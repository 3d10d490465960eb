import { customProperties } from '../styling/customProperties.ts'
import { letters } from '../styling/letters.css.ts'
import { Text } from '../text/Text.tsx'
import * as css from './Sum.css.ts'

/** Part of a formatted sum, in the order of the language. */
export interface SumPart {
  /** The currency is set smaller than the rest. */
  readonly kind: 'currency' | 'amount'
  /** Text of the part, with its signs and blanks. */
  readonly text: string
}

export interface SumProps {
  /** Label above the sum ('Total'). */
  readonly label?: string | undefined
  /** The sum, formatted for the language, with its currency as a part of its own. */
  readonly parts: readonly SumPart[]
}

/** Main sum of a screen: large, with a small currency, on one line however long it is or narrow its place. */
export function Sum({ label, parts }: SumProps) {
  const length = parts.reduce((sum, { text }) => sum + text.length, 0)
  return (
    <div className={css.root}>
      {label !== undefined && (
        <Text size="small" tone="secondary">
          {label}
        </Text>
      )}
      <Text as="div" size="display" weight="bold" numeric>
        <span className={css.figure} style={customProperties({ [letters]: String(length) })}>
          {parts.map(({ kind, text }) => (
            <span key={kind} className={kind === 'currency' ? css.currency : undefined}>
              {text}
            </span>
          ))}
        </span>
      </Text>
    </div>
  )
}
