import pc from 'picocolors'

import type { Terminal } from '../terminal/terminal.ts'

/** Terminal that remembers what it was told. */
export interface ListeningTerminal extends Terminal {
  readonly lines: string[]
  /** Objects of `--json`. */
  readonly objects: unknown[]
}

export function listeningTerminal(): ListeningTerminal {
  const lines: string[] = []
  const objects: unknown[] = []
  const say = (text = '') => void lines.push(text)
  return {
    lines,
    objects,
    color: pc.createColors(false),
    swatch: () => '',
    line: say,
    note: say,
    fail: say,
    json: (value) => void objects.push(value),
    progress: () => {},
  }
}
