import type { Schemas } from '@livery/api'
import { formatMoment } from '@livery/i18n'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { useGateway } from '../../shell/boot/index.ts'
import { languageAtom } from '../../shell/language/index.ts'
import { promotionMessages as messages } from './promotions.messages.ts'

type Period = Pick<Schemas['Promotion'], 'startsAt' | 'endsAt'>

/** Says when a promotion runs: from when if it is to come, until when or that it ended, or that it has no end. */
export function usePeriodWords(): (period: Period) => string {
  const { formatMessage } = useIntl()
  const language = useAtomValue(languageAtom)
  const { clock } = useGateway()
  return ({ startsAt, endsAt }) => {
    const day = (moment: string): string => (language ? formatMoment(language, moment, 'date') : '')
    const now = clock.now()
    if (Date.parse(startsAt) > now) return formatMessage(messages.from, { date: day(startsAt) })
    if (endsAt === undefined) return formatMessage(messages.lasting)
    const words = Date.parse(endsAt) > now ? messages.until : messages.ended
    return formatMessage(words, { date: day(endsAt) })
  }
}
