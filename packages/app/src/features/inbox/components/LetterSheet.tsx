import type { Schemas } from '@livery/api'
import { formatMoment } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { IconDelete } from '@livery/ui/icon'
import { RichText } from '@livery/ui/rich-text'
import { Sheet } from '@livery/ui/sheet'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
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
  const language = useAtomValue(languageAtom)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={letter.title}
      closeLabel={formatMessage(messages.close)}
      actions={
        <Button fill tone="quiet" icon={IconDelete} busy={busy} onPress={onRemove}>
          {formatMessage(messages.remove)}
        </Button>
      }
    >
      <Stack gap="x3">
        {language && (
          <Text size="small" tone="secondary">
            {formatMoment(language, letter.sentAt)}
          </Text>
        )}
        <RichText html={letter.content} />
      </Stack>
    </Sheet>
  )
}
