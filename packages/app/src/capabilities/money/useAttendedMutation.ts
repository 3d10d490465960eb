import type { RouteTitleId } from '@livery/domain/routes'
import { useTranslate } from '@livery/i18n'
import { useMutation } from '@tanstack/react-query'

import { useServices } from '#platform/boot/ServicesContext.ts'

import { outcomeMessages } from './outcome.messages.ts'
import { useAttendedCall } from './useAttendedCall.ts'

export interface AttendedMutation<Wish, Answer> {
  /** Title of the page that shows the result of a call without an answer. */
  readonly record: RouteTitleId
  readonly call: (wish: Wish, signal: AbortSignal) => Promise<Answer>
  /**
   * Called with the answer; `attended` is false when the player has left the screen. The mutation is pending until
   * the promise settles.
   */
  readonly onAnswer: (answer: Answer, wish: Wish, attended: boolean) => Promise<unknown>
  /** Shows the failure; `attended` is false when the player has left the screen. */
  readonly onFailure: (error: Error, wish: Wish, attended: boolean) => void
  /** Refetches data that an aborted call may have changed. */
  readonly refresh: () => Promise<unknown>
}

/** Sender of a mutation that ends with its screen. */
export interface AttendedSender<Wish> {
  /** Sends; does nothing while the last call is pending, so that two taps are one call. */
  readonly send: (wish: Wish) => void
  /** Aborts the pending call when its sheet closes: its answer is ignored, and a message says so. */
  readonly leave: () => void
  readonly isPending: boolean
  /** Failure of the last call. */
  readonly error: Error | null
  /** Input of the last call. */
  readonly wish: Wish | undefined
}

/**
 * Mutation that ends with the sheet or page that sent it: a late answer opens nothing, and a message names the page
 * that shows the result.
 */
export function useAttendedMutation<Wish, Answer>({
  record,
  call,
  onAnswer,
  onFailure,
  refresh,
}: AttendedMutation<Wish, Answer>): AttendedSender<Wish> {
  const { overlays } = useServices()
  const translate = useTranslate()
  const attended = useAttendedCall(() => {
    overlays.notify.long(outcomeMessages.left, { place: translate(record) })
    void refresh()
  })
  const { mutate, reset, isPending, error, variables } = useMutation({
    mutationFn: ({ wish, signal }: { readonly wish: Wish; readonly signal: AbortSignal }) =>
      call(wish, signal),
    onSuccess: (answer, { wish, signal }) => {
      attended.end(signal)
      return onAnswer(answer, wish, !signal.aborted)
    },
    onError: (failure, { wish, signal }) => {
      attended.end(signal)
      onFailure(failure, wish, !signal.aborted)
    },
  })
  return {
    send(wish) {
      // An answered mutation is pending until the data that it changed are refetched.
      const signal = isPending ? undefined : attended.begin()
      if (signal) mutate({ wish, signal })
    },
    leave() {
      attended.leave()
      reset()
    },
    isPending,
    error,
    wish: variables?.wish,
  }
}
