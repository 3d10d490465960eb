import { useCallback, useEffect, useMemo, useRef } from 'react'

/** Call bound to the component that sends it. */
export interface AttendedCall {
  /** Starts a call; undefined while one is pending, so that two taps are one call. */
  readonly begin: () => AbortSignal | undefined
  /** Clears the pending call after its answer. */
  readonly end: (signal: AbortSignal) => void
  /** Aborts the pending call, if any. */
  readonly leave: () => void
}

/**
 * Binds a call to the component that sends it: the call is aborted when the component unmounts, or by `leave` when
 * its sheet is closed, so that no call goes on without its screen.
 *
 * @param onLeft called once when a pending call was aborted, also while the component is being removed
 */
export function useAttendedCall(onLeft: () => void): AttendedCall {
  const current = useRef<AbortController>(undefined)
  const told = useRef(onLeft)
  useEffect(() => {
    told.current = onLeft
  })
  const leave = useCallback(() => {
    const call = current.current
    if (!call) return
    current.current = undefined
    call.abort()
    told.current()
  }, [])
  useEffect(() => leave, [leave])
  return useMemo(
    () => ({
      begin() {
        if (current.current) return undefined
        current.current = new AbortController()
        return current.current.signal
      },
      end(signal) {
        if (current.current?.signal === signal) current.current = undefined
      },
      leave,
    }),
    [leave],
  )
}
