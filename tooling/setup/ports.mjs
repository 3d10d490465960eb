import { createServer } from 'node:net'

import { stop } from './terminal.mjs'

/**
 * True when no program listens on the port of this machine.
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}

/**
 * Ends the program with a sentence when a port is in use, before any work is done.
 * @param {{ port: number, name: string, variable: string }[]} wanted
 */
export async function requireFreePorts(wanted) {
  for (const { port, name, variable } of wanted) {
    if (!(await isFree(port))) {
      stop(
        `Port ${port} is in use, and ${name} needs it. Stop what listens there, or choose another with ${variable}=<port>.`,
      )
    }
  }
}
