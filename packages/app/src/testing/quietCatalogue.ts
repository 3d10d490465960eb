import { vi } from 'vitest'

/* Tests use the English defaults from the source, so warnings about messages missing in a catalogue are silenced. */
const report = globalThis.console.error.bind(globalThis.console)
vi.spyOn(globalThis.console, 'error').mockImplementation((...words: readonly unknown[]) => {
  if (!String(words[0]).includes('MISSING_TRANSLATION')) report(...words)
})
