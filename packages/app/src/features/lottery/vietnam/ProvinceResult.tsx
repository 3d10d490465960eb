import { endOf, headsAndTails, type EndDigits } from '@livery/domain/lottery'
import { formatMoment } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { Heading, Text } from '@livery/ui/text'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { ShortClock } from '#capabilities/lottery/periods/ShortClock.tsx'
import { languageAtom } from '#platform/language/language.ts'

import * as css from './vietnam.css.ts'
import { vietnamMessages as messages } from './vietnam.messages.ts'
import type { ProvinceDraw, ProvincePeriod } from './vietnamMapping.ts'

export interface ProvinceResultProps {
  readonly result: ProvinceDraw
  /** Open draw of the province. */
  readonly period: ProvincePeriod | undefined
  readonly digits: EndDigits
  readonly onBet: (() => void) | undefined
}

/** Result of a province: prizes of one draw, heads and tails, and a button to bet on the next. */
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
          {period && <ShortClock key={period.drawNumber} period={period} />}
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

/** Last digits by tens digit, the basis of two-digit bets. */
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

/** The same number can appear twice in one prize: its index makes the key unique. */
function numbered(numbers: readonly string[]) {
  return numbers.map((number, place) => ({ id: `${place}-${number}`, number }))
}
