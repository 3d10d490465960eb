import { IconButton } from '../icon-button/IconButton.tsx'
import { IconHidden, IconRefresh, IconShown } from '../icon/icons.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import { classes } from '../styling/classes.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './Balance.css.ts'
import { masked } from './masked.ts'

export interface BalanceProps {
  /** What the figure is ('Balance'). */
  readonly label: string
  /** The currency's symbol, drawn small. */
  readonly symbol: string
  /** The amount without decimals, in the reader's digits. Undefined while nothing is known yet. */
  readonly amount: string | undefined
  /** The amount with two decimals: the form whose digits become `*` when hidden (decision 10). */
  readonly amountWithDecimals: string | undefined
  /** Whether the figure is masked; the owner keeps it. */
  readonly hidden: boolean
  /** Called with whether it is to be masked. */
  readonly onHiddenChange: (hidden: boolean) => void
  /** A new figure is on its way; the old one stays, paler. */
  readonly refreshing?: boolean | undefined
  /** Called when the figure is to be asked for again. */
  readonly onRefresh: () => void
  /** Names of the buttons and what a screen reader hears instead of stars. */
  readonly words: {
    readonly show: string
    readonly hide: string
    readonly refresh: string
    readonly hidden: string
  }
}

/** What a member has: large tabular figure, small symbol, an eye and a refresh. */
export function Balance({
  label,
  symbol,
  amount,
  amountWithDecimals,
  hidden,
  onHiddenChange,
  refreshing = false,
  onRefresh,
  words,
}: BalanceProps) {
  const known = amount !== undefined && amountWithDecimals !== undefined
  return (
    <div className={css.root}>
      <span className={classes(css.head, type.small)}>{label}</span>
      <div className={css.line}>
        <span className={classes(css.amount, type.heading, tabular, refreshing && css.old)} dir="auto">
          <span className={classes(css.symbol, type.lead)}>{symbol}</span>
          <span aria-hidden>{known ? (hidden ? masked(amountWithDecimals) : amount) : '–'}</span>
        </span>
        <span role="status" className={visuallyHidden}>
          {hidden ? words.hidden : known && !refreshing ? `${symbol} ${amount}` : ''}
        </span>
        <span className={css.actions}>
          <IconButton
            label={hidden ? words.show : words.hide}
            icon={hidden ? IconHidden : IconShown}
            onPress={() => onHiddenChange(!hidden)}
          />
          <IconButton
            label={words.refresh}
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
