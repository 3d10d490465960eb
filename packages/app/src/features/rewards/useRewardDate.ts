import type { Schemas } from '@livery/api'
import { formatMoment } from '@livery/i18n'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { languageAtom } from '#platform/language/language.ts'

import { rewardMessages as messages } from './rewards.messages.ts'

/** Says the one date of a reward that matters in its state. */
export function useRewardDate(): (reward: Schemas['Reward']) => string {
  const { formatMessage } = useIntl()
  const language = useAtomValue(languageAtom)
  return ({ state, issuedAt, expiresAt, claimedAt }) => {
    const day = (moment: string): string => (language ? formatMoment(language, moment, 'date') : '')
    if (state === 'claimed') return formatMessage(messages.claimedOn, { date: day(claimedAt ?? issuedAt) })
    if (expiresAt === undefined) return formatMessage(messages.since, { date: day(issuedAt) })
    const message = state === 'expired' ? messages.expiredOn : messages.until
    return formatMessage(message, { date: day(expiresAt) })
  }
}
