import type { Schemas } from '@livery/api'
import { formatPrice } from '@livery/domain/sports'
import { PriceButton } from '@livery/ui/price-button'
import { useIntl } from 'react-intl'

import { useGameLauncher } from '#capabilities/games/useGameLauncher.ts'
import { sportsMessages as messages } from '#capabilities/sports/sports.messages.ts'
import type { Board } from '#capabilities/sports/sports.queries.ts'
import { usePriceFormat } from '#capabilities/sports/usePriceFormat.ts'

import { OUTCOMES, SIGNS, type Outcome } from './sides.ts'

interface PriceProps {
  readonly board: Board
  readonly fixture: Schemas['Fixture']
  readonly outcome: Outcome
  /** True with the sign of the outcome above the price. Default false. */
  readonly signed?: boolean
}

/** Mark in place of a price that is not given. */
const NO_PRICE = '–'

/** Price of an outcome; a tap opens the vendor's sportsbook there, under the rules of every launch (S-sports-09). */
export function Price({ board, fixture, outcome, signed = false }: PriceProps) {
  const { formatMessage } = useIntl()
  const [format] = usePriceFormat()
  const launch = useGameLauncher()
  const [market] = fixture.markets
  const selection = market?.selections.find((one) => one.outcome === outcome)
  const { sportsbook } = board
  if (!market || !selection || !sportsbook) return null
  const name = { HOME: fixture.home, DRAW: formatMessage(messages.draw), AWAY: fixture.away }[outcome]
  const price = market.open ? formatPrice(selection.price, format) : undefined
  const { selectionId } = selection
  return (
    <PriceButton
      label={price === undefined ? `${name}, ${formatMessage(messages.closed)}` : name}
      sign={signed ? SIGNS[outcome] : undefined}
      price={price ?? NO_PRICE}
      move={price === undefined ? undefined : board.moves[selectionId]}
      disabled={price === undefined}
      onPress={() =>
        launch(
          { ...sportsbook, pick: { fixtureId: fixture.fixtureId, selectionId } },
          `${fixture.home} – ${fixture.away}`,
        )
      }
    />
  )
}

/** Prices of the outcomes of a fixture side by side; none once it is over. */
export function Prices({ board, fixture }: Omit<PriceProps, 'outcome' | 'signed'>) {
  if (fixture.markets.length === 0) return null
  return OUTCOMES.map((outcome) => (
    <Price key={outcome} board={board} fixture={fixture} outcome={outcome} signed />
  ))
}
