import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'

import { errorMessages } from '#platform/errors/errors.messages.ts'

import * as css from './offlineNotice.css.ts'

/** Calls back whenever the device's network goes or comes. */
function listen(onChange: () => void): () => void {
  const ending = new AbortController()
  for (const name of ['online', 'offline']) window.addEventListener(name, onChange, { signal: ending.signal })
  return () => ending.abort()
}

/** Notice on every page for as long as the device has no network. Taps go through it. */
export function OfflineNotice() {
  const { formatMessage } = useIntl()
  const online = useSyncExternalStore(listen, () => navigator.onLine)
  return (
    <output className={css.place}>
      {!online && <span className={css.notice}>{formatMessage(errorMessages.offline)}</span>}
    </output>
  )
}
