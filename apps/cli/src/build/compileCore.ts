import { coreFolder, currentCore } from '@livery/mobile/currentCore'

import type { Terminal } from '../terminal/terminal.ts'
import { loadCore, type LoadedCore } from './core.ts'

/** Shared compile of the site; repeated only when one of its inputs changed. */
export async function compileCore(terminal: Terminal): Promise<LoadedCore> {
  const current = await currentCore()
  if (current !== undefined) return loadCore(current, coreFolder)
  terminal.progress('Compiling the site …')
  // Dynamic import: Vite takes 200 ms to load, and most commands compile nothing.
  const { compile } = await import('@livery/mobile/compile')
  const { core } = await compile()
  return loadCore(core, coreFolder)
}
