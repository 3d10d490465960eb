import { useSyncExternalStore } from 'react'

const open: HTMLElement[] = []
const listeners = new Set<() => void>()
const tell = (): void => listeners.forEach((listener) => listener())

/** Notes that a modal surface opened; call what it answers when it closes. */
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
 * The modal surface on top, if one is open. Everything outside it is inert, unheard by screen readers too,
 * so a message must be drawn inside it.
 */
export function useTopModal(): HTMLElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1),
    () => undefined,
  )
}
