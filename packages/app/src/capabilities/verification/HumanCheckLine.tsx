import { IconSafety, IconVerified } from '@livery/ui/icon'
import { Spinner } from '@livery/ui/spinner'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import type { HumanCheckState } from './useHumanCheck.ts'
import * as css from './verification.css.ts'
import { verificationMessages as messages } from './verification.messages.ts'

const WORDS = {
  checking: messages.checking,
  passed: messages.checked,
  failed: messages.checkFailed,
} as const

/** Progress of the security check; the player does nothing. */
export function HumanCheckLine({ state }: { readonly state: HumanCheckState }) {
  const { formatMessage } = useIntl()
  if (state === 'off') return null
  return (
    <output className={css.line}>
      {state === 'checking' && <Spinner size="small" />}
      {state === 'passed' && (
        <span className={css.passed}>
          <IconVerified size="small" />
        </span>
      )}
      {state === 'failed' && <IconSafety size="small" />}
      <Text size="small" tone="inherit">
        {formatMessage(WORDS[state])}
      </Text>
    </output>
  )
}
