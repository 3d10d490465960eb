import { spawn, spawnSync } from 'node:child_process'

import { environment } from './dependencies.mjs'
import { root, stop } from './terminal.mjs'

/** Runs one command to its end with its output on this terminal; a failure ends the program. */
export function run(command, args, sentence) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) stop(sentence)
}

/**
 * Starts services that end with this program, whatever the reason.
 * @returns {{ start(name: string, command: string, args: string[], ready: RegExp, env?: object):
 * Promise<void>, stopAll(): void }}
 */
export function services() {
  const children = []
  let stopping = false
  const stopAll = () => {
    stopping = true
    for (const child of children) child.kill('SIGTERM')
  }
  const leave = (code) => () => {
    stopAll()
    // Services have a moment to close their sockets and are killed after it.
    setTimeout(() => {
      for (const child of children) child.kill('SIGKILL')
      process.exit(code)
    }, 1500).unref()
    Promise.all(children.map((child) => child.ended)).then(() => process.exit(code))
  }
  process.on('SIGINT', leave(0))
  process.on('SIGTERM', leave(0))
  process.on('exit', stopAll)

  const start = (name, command, args, ready, env = {}) =>
    new Promise((resolve) => {
      // A process group of its own: a terminal's Ctrl-C reaches this program only, which then ends the services in
      // order.
      const child = spawn(command, args, {
        cwd: root,
        env: { ...environment, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      })
      let log = ''
      child.ended = new Promise((done) => child.once('exit', done))
      children.push(child)
      const read = (chunk) => {
        log = (log + chunk).slice(-4000)
        if (ready.test(log)) resolve()
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      child.once('exit', (code) => {
        if (stopping) return
        process.stderr.write(log)
        stopAll()
        stop(`${name} ended (exit code ${code}); its last lines are above.`)
      })
    })
  return { start, stopAll }
}
