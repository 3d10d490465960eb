import type { Schemas } from '@livery/api'
import { formatMoment } from '@livery/i18n'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { useGateway } from '#platform/boot/ServicesContext.ts'
import { languageAtom } from '#platform/language/language.ts'

import { promotionMessages as messages } from './promotions.messages.ts'

type Period = Pick<Schemas['Promotion'], 'startsAt' | 'endsAt'>

/** Formats the dates of a promotion: its start if it is to come, its end or that it ended, or that it has no end. */
export function useDateRangeLabel(): (period: Period) => string {
  const { formatMessage } = useIntl()
  const language = useAtomValue(languageAtom)
  const { clock } = useGateway()
  return ({ startsAt, endsAt }) => {
    const day = (moment: string): string => (language ? formatMoment(language, moment, 'date') : '')
    const now = clock.now()
    if (Date.parse(startsAt) > now) return formatMessage(messages.from, { date: day(startsAt) })
    if (endsAt === undefined) return formatMessage(messages.lasting)
    const message = Date.parse(endsAt) > now ? messages.until : messages.ended
    return formatMessage(message, { date: day(endsAt) })
  }
}
