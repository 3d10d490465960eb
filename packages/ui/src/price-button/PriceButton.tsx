import { classes } from '../styling/classes.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { pressable } from '../styling/interaction.css.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './PriceButton.css.ts'

export interface PriceButtonProps {
  /** Selection for screen readers, such as the team; read before the price. */
  readonly label: string
  /** Price as it is shown, in the reader's notation. */
  readonly price: string
  /** Short sign of the selection above the price, such as `1`; without it the price stands alone. */
  readonly sign?: string | undefined
  /** Direction of the last change, which is marked; undefined before the first. */
  readonly move?: 'up' | 'down' | undefined
  /** True while no bets are taken: drawn faint, skipped by the keyboard. */
  readonly disabled?: boolean | undefined
  /** Called on click, Enter and Space. */
  readonly onPress: () => void
}

/**
 * Button with the price of a selection. A change flashes in its direction's tone and leaves a mark in a corner; it is
 * not announced, as prices change all the time.
 */
export function PriceButton({ label, price, sign, move, disabled = false, onPress }: PriceButtonProps) {
  const figures = (
    <>
      {sign !== undefined && (
        <span aria-hidden className={classes(css.sign, type.caption)}>
          {sign}
        </span>
      )}
      <bdi>{price}</bdi>
    </>
  )
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onPress}
      className={classes(css.root, pressable, type.small, tabular)}
    >
      <span className={visuallyHidden}>{`${label} `}</span>
      <span className={css.figures}>{figures}</span>
      {move && (
        <>
          <span key={price} aria-hidden className={classes(css.flashes[move], css.figures)}>
            {figures}
          </span>
          <span aria-hidden className={css.arrows[move]} />
        </>
      )}
    </button>
  )
}
