/**
 * Scheduling fields of a step: `cores` that it keeps busy (default 1), and names of steps that have to end
 * before it begins.
 * @typedef {{ name: string, cores?: number, after?: string[] }} Scheduled
 */

/**
 * The first waiting step that may begin now: all steps before it have ended, and its cores are free. A step that needs
 * more cores than the machine has runs alone.
 * @template {Scheduled} S
 * @param {{ waiting: S[], running: S[], cores: number }} state
 * @returns {S | undefined}
 */
export function nextStep({ waiting, running, cores }) {
  const unfinished = new Set([...waiting, ...running].map(({ name }) => name))
  const used = running.reduce((sum, step) => sum + (step.cores ?? 1), 0)
  return waiting.find(
    (step) =>
      !step.after?.some((name) => unfinished.has(name)) &&
      (running.length === 0 || used + (step.cores ?? 1) <= cores),
  )
}

/**
 * Runs steps in parallel up to the number of cores, otherwise in their order.
 * @template {Scheduled} S
 * @param {S[]} steps
 * @param {number} cores
 * @param {(step: S) => Promise<void>} run never rejects: a failed step does not stop the others
 */
export async function runScheduled(steps, cores, run) {
  const waiting = [...steps]
  const running = new Map()
  while (waiting.length > 0 || running.size > 0) {
    const step = nextStep({ waiting, running: [...running.keys()], cores })
    if (step) {
      waiting.splice(waiting.indexOf(step), 1)
      running.set(
        step,
        run(step).finally(() => running.delete(step)),
      )
    } else if (running.size > 0) await Promise.race(running.values())
    else throw new Error(`Steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`)
  }
}
