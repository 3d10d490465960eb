import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { CORE_FILE, type Core } from './core.ts'
import { hashInputs } from './inputs.ts'

const root = join(import.meta.dirname, '../../..')

/** Output folder of the compile. */
export const coreFolder = join(root, 'apps/mobile/dist')

/** Last compile, whether its inputs changed or not; undefined when there is none. */
export async function readCore(): Promise<Core | undefined> {
  const text = await readFile(join(coreFolder, CORE_FILE), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Core)
}

/** Last compile if none of its inputs changed since. Loads no bundler, which takes longer than this. */
export async function currentCore(): Promise<Core | undefined> {
  const core = await readCore()
  return core !== undefined && core.inputs === (await hashInputs(root)) ? core : undefined
}
