import { vi } from 'vitest'

/** Switches the network of the page off or on, with the events that a browser fires. */
export function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  globalThis.dispatchEvent(new Event(online ? 'online' : 'offline'))
}
