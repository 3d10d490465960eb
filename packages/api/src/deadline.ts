/** Abort signal that fires with the caller's signal or at the time limit, whichever comes first. */
export interface Deadline {
  readonly signal: AbortSignal
  /** True when the time limit was the cause. */
  readonly expired: () => boolean
  /** Clears the timer once the work is done. */
  readonly clear: () => void
  /** Lifts the limit of work that goes on; the caller's signal still ends it. */
  readonly lift: () => void
}

/** `AbortSignal.any` and `AbortSignal.timeout` in one, for Safari before 17.4, which lacks the former. */
export function deadline(caller: AbortSignal, limit: number): Deadline {
  const controller = new AbortController()
  let expired = false
  const timer = setTimeout(() => {
    expired = true
    controller.abort(new DOMException('No answer in time.', 'TimeoutError'))
  }, limit)
  const follow = () => controller.abort(caller.reason)
  if (caller.aborted) follow()
  else caller.addEventListener('abort', follow)
  return {
    signal: controller.signal,
    expired: () => expired,
    clear() {
      clearTimeout(timer)
      caller.removeEventListener('abort', follow)
    },
    lift: () => clearTimeout(timer),
  }
}
