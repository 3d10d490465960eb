import { IconSafety, IconVerified } from '@livery/ui/icon'
import { Spinner } from '@livery/ui/spinner'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import * as css from '../login.css.ts'
import { loginMessages as messages } from '../login.messages.ts'
import type { HumanCheckState } from '../useHumanCheck.ts'

/** How the security check is getting on; there is nothing to do for the player. */
export function HumanCheckLine({ state }: { readonly state: HumanCheckState }) {
  const { formatMessage } = useIntl()
  if (state === 'off') return null
  return (
    <output className={css.check}>
      {state === 'checking' && <Spinner />}
      {state === 'passed' && (
        <span className={css.passed}>
          <IconVerified size="small" />
        </span>
      )}
      {state === 'failed' && <IconSafety size="small" />}
      <Text size="small" tone="inherit">
        {formatMessage(
          state === 'passed'
            ? messages.checked
            : state === 'failed'
              ? messages.checkFailed
              : messages.checking,
        )}
      </Text>
    </output>
  )
}
