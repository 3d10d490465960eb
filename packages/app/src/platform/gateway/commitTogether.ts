/** Runs tasks later; what `notifyManager.setScheduler` of TanStack Query takes. */
export type Schedule = (task: () => void) => void

/** Longest wait for a frame, ms: a page in the background is not drawn. */
const LONGEST_WAIT = 50

const nextFrame: Schedule = (run) => {
  if (typeof requestAnimationFrame === 'function') requestAnimationFrame(run)
}
const afterLongestWait: Schedule = (run) => void setTimeout(run, LONGEST_WAIT)

/**
 * Collects the notifications of answers and runs them together with the next frame: answers that arrive within
 * one frame cause one render and one layout, instead of one each.
 */
export function commitTogether(frame = nextFrame, later = afterLongestWait): Schedule {
  let waiting: (() => void)[] = []
  const runAll = (): void => {
    const tasks = waiting
    waiting = []
    for (const task of tasks) {
      try {
        task()
      } catch (error) {
        // A subscriber that throws must not keep an answer from the others.
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }
  return (task) => {
    waiting.push(task)
    if (waiting.length > 1) return
    frame(runAll)
    later(runAll)
  }
}
