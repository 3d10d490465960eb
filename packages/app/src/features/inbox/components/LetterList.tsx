import type { Schemas } from '@livery/api'
import { formatMoment } from '@livery/i18n'
import { Dot } from '@livery/ui/badge'
import { Card } from '@livery/ui/card'
import { IconMail } from '@livery/ui/icon'
import { List, ListRow } from '@livery/ui/list-row'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { languageAtom } from '#platform/language/language.ts'

import { inboxMessages as messages } from '../inbox.messages.ts'

export interface LetterListProps {
  readonly letters: readonly Schemas['InboxMessage'][]
  readonly onOpen: (letter: Schemas['InboxMessage']) => void
}

/** The letters, newest first; unread ones are marked. */
export function LetterList({ letters, onOpen }: LetterListProps) {
  const { formatMessage } = useIntl()
  const language = useAtomValue(languageAtom)
  return (
    <Card padding="none">
      <List label={formatMessage(messages.list)}>
        {letters.map((letter) => (
          <ListRow
            key={letter.id}
            icon={IconMail}
            label={letter.title}
            detail={language && formatMoment(language, letter.sentAt)}
            value={letter.read ? undefined : <Dot label={formatMessage(messages.unread)} />}
            onPress={() => onOpen(letter)}
          />
        ))}
      </List>
    </Card>
  )
}
