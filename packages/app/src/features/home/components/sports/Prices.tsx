import { formatPrice } from '@livery/domain/sports'
import { PriceButton } from '@livery/ui/price-button'
import { useIntl } from 'react-intl'

import { sportsMessages as messages } from '#capabilities/sports/sports.messages.ts'

import type { BoardRowProps } from './boardRow.ts'
import { OUTCOMES, SIGNS, type Outcome } from './sides.ts'

type PricesProps = Omit<BoardRowProps, 'now'>

interface PriceProps extends PricesProps {
  readonly outcome: Outcome
  /** True with the sign of the outcome above the price. Default false. */
  readonly signed?: boolean
}

/** Mark in place of a price that is not given. */
const NO_PRICE = '–'

/** Price of an outcome; a tap opens the vendor's sportsbook there. */
export function Price({ fixture, moves, betting, outcome, signed = false }: PriceProps) {
  const { formatMessage } = useIntl()
  const [market] = fixture.markets
  const selection = market?.selections.find((one) => one.outcome === outcome)
  if (!market || !selection || !betting) return null
  const name = { HOME: fixture.home, DRAW: formatMessage(messages.draw), AWAY: fixture.away }[outcome]
  const price = market.open ? formatPrice(selection.price, betting.format) : undefined
  const { selectionId } = selection
  return (
    <PriceButton
      label={price === undefined ? `${name}, ${formatMessage(messages.closed)}` : name}
      sign={signed ? SIGNS[outcome] : undefined}
      price={price ?? NO_PRICE}
      move={price === undefined ? undefined : moves?.[selectionId]}
      disabled={price === undefined}
      onPress={() => betting.open(fixture, selectionId)}
    />
  )
}

/** Prices of the outcomes of a fixture side by side; none once it is over. */
export function Prices(props: PricesProps) {
  if (props.fixture.markets.length === 0) return null
  return OUTCOMES.map((outcome) => <Price key={outcome} {...props} outcome={outcome} signed />)
}
