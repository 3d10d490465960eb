import type { Schemas } from '@livery/api'
import { formatMoment } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { IconDelete } from '@livery/ui/icon'
import { RichText } from '@livery/ui/rich-text'
import { Sheet } from '@livery/ui/sheet'
import { Stack } from '@livery/ui/stack'
import { Heading, Text } from '@livery/ui/text'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { languageAtom } from '#platform/language/language.ts'

import { inboxMessages as messages } from '../inbox.messages.ts'

export interface LetterSheetProps {
  /** Letter that was opened last; it stays rendered while the sheet closes. */
  readonly letter: Schemas['InboxMessage']
  readonly open: boolean
  readonly onClose: () => void
  readonly onRemove: () => void
  readonly busy: boolean
}

/** Sheet of one letter. */
export function LetterSheet({ letter, open, onClose, onRemove, busy }: LetterSheetProps) {
  const { formatMessage } = useIntl()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={letter.title}
      closeLabel={formatMessage(messages.close)}
      actions={<RemoveLetter busy={busy} onRemove={onRemove} />}
    >
      <LetterText letter={letter} />
    </Sheet>
  )
}

/** One letter beside the list, in a wide window. */
export function LetterPane({ letter, onRemove, busy }: Omit<LetterSheetProps, 'open' | 'onClose'>) {
  return (
    <Card as="article">
      <Stack gap="x4">
        <Heading level={2}>{letter.title}</Heading>
        <LetterText letter={letter} />
        <RemoveLetter busy={busy} onRemove={onRemove} />
      </Stack>
    </Card>
  )
}

function LetterText({ letter }: Pick<LetterSheetProps, 'letter'>) {
  const language = useAtomValue(languageAtom)
  return (
    <Stack gap="x3">
      {language && (
        <Text size="small" tone="secondary">
          {formatMoment(language, letter.sentAt)}
        </Text>
      )}
      <RichText html={letter.content} />
    </Stack>
  )
}

function RemoveLetter({ onRemove, busy }: Pick<LetterSheetProps, 'onRemove' | 'busy'>) {
  const { formatMessage } = useIntl()
  return (
    <Button fill tone="quiet" icon={IconDelete} busy={busy} onPress={onRemove}>
      {formatMessage(messages.remove)}
    </Button>
  )
}
