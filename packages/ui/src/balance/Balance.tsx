import { IconButton } from '../icon-button/IconButton.tsx'
import { IconHidden, IconRefresh, IconShown } from '../icon/icons.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import { classes } from '../styling/classes.ts'
import { customProperties } from '../styling/customProperties.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { letters } from '../styling/letters.css.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './Balance.css.ts'
import { masked } from './masked.ts'

export interface BalanceProps {
  /** Label of the figure ('Balance'). */
  readonly label: string
  /**
   * `large` has its label above; `row` at the start of the line, with the figure at its end; `small` is one line for a
   * bar, whose label is heard alone. Default `large`.
   */
  readonly size?: keyof typeof css.lines | undefined
  /** The currency's symbol, drawn small. */
  readonly symbol: string
  /** True where the symbol stands to the right of the figure. Default false. */
  readonly symbolRight?: boolean | undefined
  /** The amount without decimals, in the digits of the language. Undefined until the balance is known. */
  readonly amount: string | undefined
  /** The amount with two decimals: the form whose digits become `*` when hidden (S-wallet-01). */
  readonly amountWithDecimals: string | undefined
  /** True while the figure is masked. Controlled: the parent changes it in `onHiddenChange`. */
  readonly hidden: boolean
  /** Called with the new state when the eye is tapped. */
  readonly onHiddenChange: (hidden: boolean) => void
  /** True while a new figure is loading; the old one stays, faded. */
  readonly refreshing?: boolean | undefined
  /** Called when the refresh button is tapped. */
  readonly onRefresh: () => void
  /** Labels of the buttons, and the text that screen readers hear instead of the stars. */
  readonly labels: {
    readonly show: string
    readonly hide: string
    readonly refresh: string
    readonly hidden: string
  }
}

/**
 * Balance of a member: large tabular figure, small currency symbol, a button that hides the figure and one
 * that refreshes it.
 */
export function Balance({
  label,
  size = 'large',
  symbol,
  symbolRight = false,
  amount,
  amountWithDecimals,
  hidden,
  onHiddenChange,
  refreshing = false,
  onRefresh,
  labels,
}: BalanceProps) {
  const known = amount !== undefined && amountWithDecimals !== undefined
  const figure = known ? (hidden ? masked(amountWithDecimals) : amount) : '–'
  const mark = <span className={css.symbols[size]}>{symbol}</span>
  return (
    <div className={css.roots[size]}>
      {size !== 'small' && (
        <span className={classes(css.heads[size], size === 'row' ? type.body : type.small)}>{label}</span>
      )}
      <div className={css.lines[size]}>
        <span
          className={classes(css.amount, css.figures[size], tabular, refreshing && css.old)}
          dir="auto"
          style={customProperties({ [letters]: String(symbol.length + figure.length + 1) })}
        >
          {!symbolRight && mark}
          <span aria-hidden>{figure}</span>
          {symbolRight && mark}
        </span>
        <span role="status" className={visuallyHidden}>
          {hidden
            ? labels.hidden
            : known && !refreshing
              ? `${label}: ${symbolRight ? `${amount} ${symbol}` : `${symbol} ${amount}`}`
              : ''}
        </span>
        <span className={css.actions}>
          <IconButton
            label={hidden ? labels.show : labels.hide}
            icon={hidden ? IconHidden : IconShown}
            onPress={() => onHiddenChange(!hidden)}
          />
          <IconButton
            label={labels.refresh}
            icon={refreshing ? RefreshingMark : IconRefresh}
            disabled={refreshing}
            onPress={onRefresh}
          />
        </span>
      </div>
    </div>
  )
}

const RefreshingMark = () => <Spinner />
