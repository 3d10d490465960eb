import { createServer } from 'node:net'

import { stop } from './terminal.mjs'

/** @returns {Promise<boolean>} whether nobody listens on the port of this machine */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}

/**
 * Stops with a sentence when a port is taken, before any work is done.
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
