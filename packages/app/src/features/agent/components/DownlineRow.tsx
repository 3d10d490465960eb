import type { Schemas } from '@livery/api'
import { formatMoment, formatMoney } from '@livery/i18n'
import { Avatar } from '@livery/ui/avatar'
import { ListRow } from '@livery/ui/list-row'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { languageAtom } from '#platform/language/language.ts'

import { agentMessages as messages } from '../agent.messages.ts'

export interface DownlineRowProps {
  readonly member: Schemas['DownlineMember']
  readonly currency: string
  /** Called with the user name of a member who has a downline. */
  readonly onOpen: (under: string) => void
}

/** Row of a team member: level, joining date and balance; it opens the member's own downline, if any. */
export function DownlineRow({ member, currency, onOpen }: DownlineRowProps) {
  const { formatMessage, locale } = useIntl()
  const language = useAtomValue(languageAtom)
  const { userName, level, joinedAt, balance, members } = member
  const joined = formatMessage(messages.joined, {
    level,
    date: language ? formatMoment(language, joinedAt, 'date') : joinedAt,
  })
  return (
    <ListRow
      lead={<Avatar name={userName} />}
      label={userName}
      detail={
        members > 0 ? `${joined} ·\u00A0${formatMessage(messages.memberCount, { count: members })}` : joined
      }
      value={formatMoney(locale, balance, currency)}
      onPress={members > 0 ? () => onOpen(userName) : undefined}
    />
  )
}
