import { hasShortcuts, ROW_SHORTCUTS, shortcutCodes } from '@livery/domain/lottery'
import { Chip, ChipGroup } from '@livery/ui/chip'
import { NumberGrid } from '@livery/ui/number-grid'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { lotteryMessages } from '#capabilities/lottery/lottery.messages.ts'
import { useMoney } from '#capabilities/money/useMoney.ts'

import * as css from '../bet.css.ts'
import { shortcutMessages, betMessages as messages } from '../bet.messages.ts'
import type { Board } from '../useBoard.ts'

/** The rule of a bet type, its numbers, and the stake of each bet. */
export function PlayBoard({ board }: { readonly board: Board }) {
  const { formatMessage } = useIntl()
  const say = useMoney()
  const { play, selection } = board
  const money = (amount: string): string => say(amount, play.currency)
  // Choices with different odds show their own.
  const ownOdds = play.positions.some(({ choices }) => choices.some(({ odds }) => odds !== undefined))
  return (
    <>
      <div className={css.terms}>
        <div className={css.rule}>
          <div className={css.ruleText}>
            <Text size="small" dir="auto">
              {play.rule}
            </Text>
          </div>
          {!ownOdds && (
            <span className={css.pays}>
              <Text as="span" size="lead" weight="bold" tone="brand" numeric>
                {formatMessage(lotteryMessages.pays, { odds: play.odds })}
              </Text>
            </span>
          )}
        </div>
        <Text size="small" tone="secondary" numeric>
          {formatMessage(lotteryMessages.limits, {
            least: money(play.minimumStake),
            most: money(play.maximumStake),
          })}
        </Text>
      </div>
      {play.positions.map((position, index) => {
        const chosen = selection[index] ?? []
        return (
          <div key={`${play.playId}-${position.label}`} className={css.position}>
            <NumberGrid
              label={position.label}
              countLabel={formatMessage(messages.picked, { count: chosen.length, least: position.minimum })}
              choices={position.choices.map(({ code, label, odds }) => ({
                code,
                label,
                detail:
                  ownOdds || play.positions.length === 1
                    ? (odds ?? (isWord(code) ? play.odds : undefined))
                    : undefined,
              }))}
              selected={chosen}
              onChange={(codes) => board.pick(index, codes)}
              maximum={position.maximum}
              shape={ownOdds || position.choices.some(({ code }) => isWord(code)) ? 'tile' : 'ball'}
              quickLabel={formatMessage(messages.shortcuts, { row: position.label })}
              quick={
                hasShortcuts(position)
                  ? ROW_SHORTCUTS.map((shortcut) => ({
                      label: formatMessage(shortcutMessages[shortcut]),
                      codes: shortcutCodes(position, shortcut),
                    }))
                  : undefined
              }
            />
          </div>
        )
      })}
      <div className={css.stakes}>
        <Text as="div" size="small" tone="secondary">
          {formatMessage(messages.unitStake)}
        </Text>
        <ChipGroup label={formatMessage(messages.unitStake)} layout="equal">
          {board.stakes.map((stake) => (
            <Chip
              key={stake}
              label={money(stake)}
              pressed={stake === board.unitStake}
              onPress={() => board.chooseStake(stake)}
            />
          ))}
        </ChipGroup>
      </div>
    </>
  )
}

const isWord = (code: string): boolean => !/^\d+$/.test(code)
