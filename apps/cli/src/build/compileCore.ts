import type { Terminal } from '../terminal/terminal.ts'
import { loadCore, type LoadedCore } from './core.ts'

/** Shared compile of the site; repeated only when one of its inputs changed. */
export async function compileCore(terminal: Terminal): Promise<LoadedCore> {
  terminal.progress('Compiling the site …')
  // Dynamic import: Vite takes 200 ms to load, and most commands compile nothing.
  const { compile, coreFolder } = await import('@livery/mobile/compile')
  const { core } = await compile()
  return loadCore(core, coreFolder)
}
