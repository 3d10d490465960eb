import type { Terminal } from '../terminal/terminal.ts'
import { loadCore } from './core.ts'
import type { LoadedCore } from './core.ts'

/** The one compile: made when something that it reads changed, found otherwise. */
export async function compileCore(terminal: Terminal): Promise<LoadedCore> {
  terminal.progress('Compiling the site …')
  // Vite takes 200 ms to load; commands that need no compile do without.
  const { compile, coreFolder } = await import('@livery/mobile/compile')
  const { core } = await compile()
  return loadCore(core, coreFolder)
}
