/** Colour and urgency of a message: `danger` interrupts a screen reader, the others wait. */
export type ToastTone = 'info' | 'success' | 'warning' | 'danger'

export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: ToastTone
}

export interface ToastOptions {
  /** Tone of the message. Default `info`. */
  readonly tone?: ToastTone | undefined
  /** Time that the message stays, in ms. Default 3000 (S-timing-02). */
  readonly duration?: number | undefined
}

/**
 * Queue of toasts: short messages that disappear by themselves. Independent of the DOM: it belongs to the
 * app's state, and a `ToastViewport` draws it.
 */
export interface ToastQueue {
  /**
   * Shows a message and returns a function that removes it early. A message with the same text restarts its
   * time.
   */
  readonly show: (text: string, options?: ToastOptions) => () => void
  readonly clear: () => void
  /** The visible messages, oldest first; the same array while nothing changes. */
  readonly read: () => readonly Toast[]
  readonly subscribe: (listener: () => void) => () => void
}

/** Default duration of a message, ms. */
const SHORT_MS = 3_000

/** Greatest number of visible messages: more would hide the page. The oldest is removed. */
const AT_MOST = 3

/** Creates an empty queue. */
export function createToastQueue(): ToastQueue {
  let toasts: readonly Toast[] = []
  let nextId = 1
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  const set = (next: readonly Toast[]): void => {
    toasts = next
    for (const [id, timer] of timers) {
      if (toasts.some((toast) => toast.id === id)) continue
      clearTimeout(timer)
      timers.delete(id)
    }
    listeners.forEach((listener) => listener())
  }
  const remove = (id: number): void => set(toasts.filter((toast) => toast.id !== id))

  return {
    show(text, { tone = 'info', duration = SHORT_MS } = {}) {
      const toast: Toast = { id: nextId++, text, tone }
      set([...toasts.filter((other) => other.text !== text), toast].slice(-AT_MOST))
      timers.set(
        toast.id,
        setTimeout(() => remove(toast.id), duration),
      )
      return () => remove(toast.id)
    },
    clear: () => set([]),
    read: () => toasts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
