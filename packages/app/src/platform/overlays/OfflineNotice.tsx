import { useTranslate } from '@livery/i18n'
import { useSyncExternalStore } from 'react'

import * as css from './offlineNotice.css.ts'

/** Calls back whenever the device's network goes or comes. */
function listen(onChange: () => void): () => void {
  const ending = new AbortController()
  for (const name of ['online', 'offline']) window.addEventListener(name, onChange, { signal: ending.signal })
  return () => ending.abort()
}

/** Notice on every page for as long as the device has no network. Taps go through it. */
export function OfflineNotice() {
  const translate = useTranslate()
  const online = useSyncExternalStore(listen, () => navigator.onLine)
  return (
    <output className={css.place}>
      {!online && <span className={css.notice}>{translate('failure.offline')}</span>}
    </output>
  )
}
