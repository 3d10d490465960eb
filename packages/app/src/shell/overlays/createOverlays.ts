import { MESSAGE_DURATIONS, REQUEST_TIME_LIMITS } from '@livery/domain'
import type { createStore, WritableAtom } from 'jotai'

import {
  dialogsAtom,
  loadingAtom,
  toastsAtom,
  type DialogItem,
  type ToastTone,
  type Words,
} from './overlays.atoms.ts'

type Store = ReturnType<typeof createStore>
type Text = Words['message']
type Values = Words['values']

export interface Notify {
  /** A neutral message, 2 s unless the specification gives it a time of its own. @param duration ms */
  info(message: Text, values?: Values, duration?: number): void
  /** Something worked, 1.5 s. */
  success(message: Text, values?: Values): void
  /** 'Changes saved', 1 s. */
  saved(message: Text, values?: Values): void
  /**
   * Something went wrong: the default toast, 3 s; with a request id to `quote` there is more to read, so 8 s.
   */
  failure(message: Text, options?: { readonly values?: Values; readonly quote?: string | undefined }): void
}

export interface ConfirmOptions {
  readonly title: Words
  readonly body: Words
  readonly confirm: Words
  readonly cancel?: Words
  /** `danger` colours the agreeing action as one that cannot be undone. */
  readonly tone?: 'neutral' | 'danger'
}

export interface Overlays {
  readonly notify: Notify
  /** Asks, and answers true when the player agreed; dismissal is a no. */
  confirm(options: ConfirmOptions): Promise<boolean>
  /**
   * Shows a loading message and gives back what closes it.
   * It closes by itself after `limit` milliseconds (default: a request's own time limit), so that no
   * abandoned call leaves the screen held.
   */
  loading(message: Text, options?: { readonly values?: Values; readonly limit?: number }): () => void
}

type ListAtom<T> = WritableAtom<readonly T[], [readonly T[]], void>

/** The imperative side of the overlays: callable from anywhere that holds the shell, shown by `OverlayHost`. */
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

  function toast(tone: ToastTone, duration: number, words: Words): void {
    // The same words twice are one message: ten failing calls must not stack ten toasts.
    const said = store
      .get(toastsAtom)
      .some((shown) => shown.message.id === words.message.id && shown.tone === tone)
    if (!said) add(toastsAtom, { ...words, tone, duration })
  }

  return {
    notify: {
      info: (message, values, duration = MESSAGE_DURATIONS.info) =>
        toast('info', duration, { message, values }),
      success: (message, values) => toast('success', MESSAGE_DURATIONS.success, { message, values }),
      saved: (message, values) => toast('success', MESSAGE_DURATIONS.changesSaved, { message, values }),
      failure: (message, { values, quote } = {}) =>
        toast('danger', quote === undefined ? MESSAGE_DURATIONS.toastShort : MESSAGE_DURATIONS.toastLong, {
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
    loading(message, { values, limit = REQUEST_TIME_LIMITS.standard } = {}) {
      const close = add(loadingAtom, { message, values })
      const timer = setTimeout(close, limit)
      return () => {
        clearTimeout(timer)
        close()
      }
    },
  }
}
