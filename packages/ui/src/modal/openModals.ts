import { useSyncExternalStore } from 'react'

const open: HTMLElement[] = []
const listeners = new Set<() => void>()
const tell = (): void => listeners.forEach((listener) => listener())

/** Registers a modal surface that opened; call the returned function when it closes. */
export function noteOpenModal(element: HTMLElement): () => void {
  open.push(element)
  tell()
  return () => {
    open.splice(open.indexOf(element), 1)
    tell()
  }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Topmost open modal surface, if there is one. Everything outside of it is inert, for screen readers too, so a
 * message must be drawn inside it.
 */
export function useTopModal(): HTMLElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1),
    () => undefined,
  )
}
