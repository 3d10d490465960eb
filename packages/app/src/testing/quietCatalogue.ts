import { vi } from 'vitest'

/* Tests show English by the messages' own defaults, from source: that a catalogue lacks them is no news there. */
const report = globalThis.console.error.bind(globalThis.console)
vi.spyOn(globalThis.console, 'error').mockImplementation((...words: readonly unknown[]) => {
  if (!String(words[0]).includes('MISSING_TRANSLATION')) report(...words)
})
