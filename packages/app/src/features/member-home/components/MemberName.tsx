import type { Schemas } from '@livery/api'
import { displayName } from '@livery/domain/account'
import { formatMoment } from '@livery/i18n'
import { Heading, Text, type HeadingProps } from '@livery/ui/text'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { languageAtom } from '#platform/language/language.ts'

import * as css from '../memberHome.css.ts'
import { memberHomeMessages as messages } from '../memberHome.messages.ts'

export interface MemberNameProps extends Pick<HeadingProps, 'size'> {
  readonly member: Schemas['Member']
}

/** Name of the member, and since when. */
export function MemberName({ member, size }: MemberNameProps) {
  const { formatMessage } = useIntl()
  const language = useAtomValue(languageAtom)
  const since = language ? formatMoment(language, member.registeredAt, 'date') : ''
  return (
    <div className={css.name}>
      <Heading level={2} size={size}>
        <bdi className={css.word}>{displayName(member)}</bdi>
      </Heading>
      <Text size="small" tone="secondary">
        {formatMessage(messages.registeredOn, { date: since })}
      </Text>
    </div>
  )
}
