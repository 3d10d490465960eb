import { MESSAGE_DURATIONS } from '@livery/domain'

/** Colour and urgency of a message: `danger` interrupts a screen reader, the others wait their turn. */
export type ToastTone = 'info' | 'success' | 'warning' | 'danger'

export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: ToastTone
}

export interface ToastOptions {
  /** Default `info`. */
  readonly tone?: ToastTone | undefined
  /** How long it stays, in ms. Default 3000 (specification, §9: 'default toast 3 s short'). */
  readonly duration?: number | undefined
}

/** Short messages that go by themselves. Holds no DOM: one lives beside the app's state, a `ToastViewport` shows it. */
export interface ToastQueue {
  /** Shows a message and answers a function that takes it away early. The same words again start their time anew. */
  readonly show: (text: string, options?: ToastOptions) => () => void
  readonly clear: () => void
  /** The messages on show, oldest first; the same array while nothing changes. */
  readonly read: () => readonly Toast[]
  readonly subscribe: (listener: () => void) => () => void
}

/** More than this at once hide the page; the oldest makes room. */
const AT_MOST = 3

/** Makes an empty queue. */
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
    show(text, { tone = 'info', duration = MESSAGE_DURATIONS.toastShort } = {}) {
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
