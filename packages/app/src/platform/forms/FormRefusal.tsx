import { useSecondsLeft } from '@livery/ui/countdown'
import { IconAlert } from '@livery/ui/icon'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { errorMessages } from '#platform/errors/errors.messages.ts'
import { spoken } from '#platform/page/page.css.ts'

import * as css from './form.css.ts'
import type { Refusal } from './useRefusal.ts'

/** Reason of the last failed submit. A pause shows a countdown; screen readers get its length once. */
export function FormRefusal({ refusal }: { readonly refusal: Refusal | undefined }) {
  const { formatMessage } = useIntl()
  const seconds = useSecondsLeft(refusal?.until)
  if (!refusal) return null
  const paused = refusal.until !== undefined
  if (paused && seconds === 0) return null
  return (
    <div role="alert" className={css.failure}>
      <IconAlert />
      <Text size="small" tone="inherit" as="div">
        {paused && <span aria-hidden>{formatMessage(errorMessages.rateLimited, { seconds })}</span>}
        <span className={paused ? spoken : undefined}>{refusal.text}</span>
      </Text>
    </div>
  )
}
