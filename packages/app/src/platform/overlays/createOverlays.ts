import type { createStore, WritableAtom } from 'jotai'

import {
  dialogsAtom,
  loadingAtom,
  toastsAtom,
  type DialogItem,
  type ToastTone,
  type OverlayText,
} from './overlays.atoms.ts'
import { overlayMessages } from './overlays.messages.ts'

/** How long a message of each kind stays, ms (S-timing-01, S-timing-02). */
const MESSAGE_MS = { info: 2_000, notice: 1_500, success: 1_500, saved: 1_000, failure: 3_000, long: 8_000 }
/** How long 'please wait' stays at most, ms (S-timing-03). */
const PLEASE_WAIT_MS = 3_000
/** A loading message without its own limit ends with a request's time limit (S-timing-04). */
const LOADING_LIMIT_MS = 15_000

type Store = ReturnType<typeof createStore>
type Text = OverlayText['message']
type Values = OverlayText['values']

export interface Notify {
  /** Shows a neutral message, 2 s unless the call names another duration (S-timing-01). @param duration ms */
  info(message: Text, values?: Values, duration?: number): void
  /** A notice of something that happened without the player, 1.5 s (S-announcements-06). */
  notice(message: Text, values?: Values): void
  /** A neutral message of two sentences, 8 s. */
  long(message: Text, values?: Values): void
  /** Shows a success message, 1.5 s. */
  success(message: Text, values?: Values): void
  /** 'Changes saved', 1 s. */
  saved(message: Text, values?: Values): void
  /** Shows a failure: the default toast, 3 s; with a request id to `quote` the text is longer, so 8 s. */
  failure(message: Text, options?: { readonly values?: Values; readonly quote?: string | undefined }): void
}

export interface ConfirmOptions {
  readonly title: OverlayText
  readonly body: DialogItem['body']
  readonly confirm: OverlayText
  readonly cancel?: OverlayText
  /** `danger` colours the agreeing action as one that cannot be undone, `quiet` makes cancelling the main answer. */
  readonly tone?: 'neutral' | 'danger' | 'quiet'
}

export interface Overlays {
  readonly notify: Notify
  /** Shows a confirmation dialog and resolves to true when the player confirms; dismissal is false. */
  confirm(options: ConfirmOptions): Promise<boolean>
  /**
   * Shows a loading message and returns the function that closes it. The message closes by itself after `limit`
   * milliseconds (default: a request's own time limit), so that no abandoned call leaves the screen blocked.
   */
  loading(message: Text, options?: { readonly values?: Values; readonly limit?: number }): () => void
  /** Shows 'please wait' for 3 s at most; the returned function closes it earlier. */
  pleaseWait(): () => void
}

type ListAtom<T> = WritableAtom<readonly T[], [readonly T[]], void>

/** The imperative side of the overlays: callable from anywhere that holds the services, shown by `OverlayHost`. */
export function createOverlays(store: Store): Overlays {
  let lastKey = 0

  function add<T extends { key: number }>(list: ListAtom<T>, item: Omit<T, 'key'>): () => void {
    lastKey += 1
    const key = lastKey
    store.set(list, [...store.get(list), { ...item, key } as T])
    return () =>
      store.set(
        list,
        store.get(list).filter((entry) => entry.key !== key),
      )
  }

  function toast(tone: ToastTone, duration: number, text: OverlayText): void {
    // Deduplicates toasts with the same text: ten failing calls must not stack ten toasts.
    const said = store
      .get(toastsAtom)
      .some((shown) => shown.message.id === text.message.id && shown.tone === tone)
    if (!said) add(toastsAtom, { ...text, tone, duration })
  }

  const loading: Overlays['loading'] = (message, { values, limit = LOADING_LIMIT_MS } = {}) => {
    const close = add(loadingAtom, { message, values })
    const timer = setTimeout(close, limit)
    return () => {
      clearTimeout(timer)
      close()
    }
  }

  return {
    notify: {
      info: (message, values, duration = MESSAGE_MS.info) => toast('info', duration, { message, values }),
      notice: (message, values) => toast('info', MESSAGE_MS.notice, { message, values }),
      long: (message, values) => toast('info', MESSAGE_MS.long, { message, values }),
      success: (message, values) => toast('success', MESSAGE_MS.success, { message, values }),
      saved: (message, values) => toast('success', MESSAGE_MS.saved, { message, values }),
      failure: (message, { values, quote } = {}) =>
        toast('danger', quote === undefined ? MESSAGE_MS.failure : MESSAGE_MS.long, {
          message,
          values,
          quote,
        }),
    },
    confirm: (options) =>
      new Promise((resolve) => {
        const close = add<DialogItem>(dialogsAtom, {
          tone: 'neutral',
          ...options,
          answer: (agreed) => {
            close()
            resolve(agreed)
          },
        })
      }),
    loading,
    pleaseWait: () => loading(overlayMessages.pleaseWait, { limit: PLEASE_WAIT_MS }),
  }
}
