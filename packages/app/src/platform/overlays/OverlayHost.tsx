import { Alert, Confirm } from '@livery/ui/dialog'
import { LoadingMessage } from '@livery/ui/loading-message'
import { createToastQueue, ToastViewport } from '@livery/ui/toast'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'

import { OfflineNotice } from './OfflineNotice.tsx'
import { dialogsAtom, loadingAtom, toastsAtom, type DialogItem, type OverlayText } from './overlays.atoms.ts'
import { overlayMessages } from './overlays.messages.ts'
import { withQuote } from './withQuote.ts'

/** Text of an overlay in the current language. */
function textOf(intl: IntlShape, { message, values, quote }: OverlayText): string {
  return withQuote(intl, intl.formatMessage(message, values), quote)
}

/** Renders the state of `Overlays`: toasts, one dialog at a time, the latest loading message. Says while there is no network. */
export default function OverlayHost() {
  const intl = useIntl()
  const [queue] = useState(createToastQueue)
  const [toasts, setToasts] = useAtom(toastsAtom)
  const loading = useAtomValue(loadingAtom).at(-1)
  const dialog = useAtomValue(dialogsAtom)[0]

  // A render waits for a text that is on its way; an effect could not.
  const worded = useMemo(() => toasts.map((toast) => [textOf(intl, toast), toast] as const), [toasts, intl])

  useEffect(() => {
    if (toasts.length === 0) return
    for (const toast of worded) queue.show(...toast)
    setToasts((waiting) => waiting.filter((toast) => !toasts.includes(toast)))
  }, [toasts, worded, setToasts, queue])

  return (
    <>
      <ToastViewport queue={queue} label={intl.formatMessage(overlayMessages.messages)} />
      <OfflineNotice />
      <LoadingMessage text={loading && textOf(intl, loading)} />
      {dialog && <Question key={dialog.key} dialog={dialog} />}
    </>
  )
}

function Question({ dialog }: { readonly dialog: DialogItem }) {
  const intl = useIntl()
  const title = textOf(intl, dialog.title)
  const message = [dialog.body]
    .flat()
    .map((text) => textOf(intl, text))
    .join(' ')
  const confirmLabel = textOf(intl, dialog.confirm)
  if (!dialog.cancel) {
    return (
      <Alert
        open
        title={title}
        message={message}
        closeLabel={confirmLabel}
        onClose={() => dialog.answer(true)}
      />
    )
  }
  return (
    <Confirm
      open
      title={title}
      message={message}
      confirmLabel={confirmLabel}
      cancelLabel={textOf(intl, dialog.cancel)}
      tone={dialog.tone === 'neutral' ? 'brand' : dialog.tone}
      onConfirm={() => dialog.answer(true)}
      onCancel={() => dialog.answer(false)}
    />
  )
}
