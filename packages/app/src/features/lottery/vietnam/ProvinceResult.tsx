import type { Schemas } from '@livery/api'
import { endOf, headsAndTails, type EndDigits } from '@livery/domain'
import { formatMoment } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { Heading, Text } from '@livery/ui/text'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { languageAtom } from '../../../shell/language/index.ts'
import { ShortClock } from '../../../shell/lottery/periods/ShortClock.tsx'
import * as css from './vietnam.css.ts'
import { vietnamMessages as messages } from './vietnam.messages.ts'

export interface ProvinceResultProps {
  readonly result: Schemas['VietnamResult']
  /** The draw of the province that takes bets now. */
  readonly period: Schemas['VietnamPeriod'] | undefined
  readonly digits: EndDigits
  readonly onBet: (() => void) | undefined
}

/** A province's prizes of one draw, its heads and tails, and the way to bet on the next. */
export function ProvinceResult({ result, period, digits, onBet }: ProvinceResultProps) {
  const { formatMessage } = useIntl()
  const language = useAtomValue(languageAtom)
  const label = formatMessage(messages.results, { province: result.displayName })
  const nameOf = (prize: string): string =>
    prize === 'DB'
      ? formatMessage(messages.special)
      : formatMessage(messages.prize, { prize: Number(prize.slice(1)) })
  return (
    <article className={css.result} aria-label={label}>
      <div className={css.head}>
        <div className={css.headWords}>
          <Heading level={2} size="lead">
            {result.displayName}
          </Heading>
          <Text as="div" size="small" tone="secondary" numeric>
            {language && formatMoment(language, result.drawnAt, 'date', 'Asia/Ho_Chi_Minh')}
          </Text>
        </div>
        <div className={css.headEnd}>
          {period && <ShortClock key={period.numero} period={momentsOf(period)} />}
          {onBet && (
            <Button size="small" onPress={onBet}>
              {formatMessage(messages.bet)}
            </Button>
          )}
        </div>
      </div>
      <table className={css.table} aria-label={label}>
        <tbody>
          {result.prizes.map(({ prize, numbers }) => (
            <tr key={prize} className={css.row}>
              <th scope="row" className={css.prize}>
                {nameOf(prize)}
              </th>
              <td dir="ltr">
                <span className={css.numbers}>
                  {numbered(numbers).map(({ id, number }) => (
                    <span key={id} className={prize === 'DB' ? css.special : undefined}>
                      {endOf(number, digits)}
                    </span>
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Heads numbers={result.prizes.flatMap(({ numbers }) => numbers)} />
    </article>
  )
}

/** Which last digits came behind each tens digit: what two-digit bets are read from. */
function Heads({ numbers }: { readonly numbers: readonly string[] }) {
  const { formatMessage } = useIntl()
  return (
    <details className={css.heads}>
      <summary className={css.headsTitle}>{formatMessage(messages.heads)}</summary>
      <table className={css.table} aria-label={formatMessage(messages.heads)}>
        <thead>
          <tr>
            <th scope="col" className={css.headCell}>
              {formatMessage(messages.head)}
            </th>
            <th scope="col" className={css.tails}>
              {formatMessage(messages.tail)}
            </th>
          </tr>
        </thead>
        <tbody>
          {headsAndTails(numbers).map(({ head, tails }) => (
            <tr key={head} className={css.row}>
              <th scope="row" className={css.headCell}>
                {head}
              </th>
              <td className={css.tails} dir="ltr">
                {tails.join(' ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** The same number can come twice in one prize: its place tells it apart. */
function numbered(numbers: readonly string[]) {
  return numbers.map((number, place) => ({ id: `${place}-${number}`, number }))
}

/** A province's period, on the clock's terms: it opened when the last one was drawn, whenever that was. */
function momentsOf({ closesAt, drawsAt }: Schemas['VietnamPeriod']) {
  return { opensAt: 0, closesAt: Date.parse(closesAt), drawsAt: Date.parse(drawsAt) }
}
