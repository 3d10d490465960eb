import { PULLED, PullIndicator, type PullIndicatorProps } from '@livery/ui/pull-indicator'
import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { EFFECTS, playEffect } from '#capabilities/effects/playEffect.ts'
import { useServices } from '#platform/boot/ServicesContext.ts'

import { followPull } from './pullGesture.ts'
import { refreshMessages as messages } from './refresh.messages.ts'

/** Least time of the loader, so that quick answers do not look like none, ms. */
const SEEN_MS = 500

/** Pulling a page down asks for all that it shows again; a screen reader hears the result. */
export default function PullToRefresh() {
  const { formatMessage } = useIntl()
  const { storage, overlays } = useServices()
  const queryClient = useQueryClient()
  const indicator = useRef<HTMLSpanElement>(null)
  const [state, setState] = useState<PullIndicatorProps['state']>('idle')
  const [outcome, setOutcome] = useState<'updating' | 'updated'>()

  // Listens from the moment in which the indicator stands in the page: a pull that begins then is not lost.
  useLayoutEffect(() => {
    const ending = new AbortController()
    let busy = false
    const show = (part: number): void => indicator.current?.style.setProperty(PULLED, part.toFixed(3))
    function rest(): void {
      setState('idle')
      show(0)
    }
    async function refresh(): Promise<void> {
      busy = true
      setState('busy')
      setOutcome('updating')
      try {
        const seen = new Promise((resolve) => setTimeout(resolve, SEEN_MS))
        await queryClient.refetchQueries({ type: 'active' }, { throwOnError: true })
        await seen
        setOutcome('updated')
      } catch {
        setOutcome(undefined)
        if (!ending.signal.aborted) overlays.notify.failure(messages.failed)
      }
      busy = false
      rest()
    }
    followPull(
      {
        onPull: (part) => {
          if (busy) return
          setState('pulled')
          setOutcome(undefined)
          show(part)
        },
        onEnough: () => {
          if (!busy) playEffect(storage, EFFECTS.tick)
        },
        onRelease: (enough) => {
          if (busy) return
          if (enough) void refresh()
          else rest()
        },
      },
      ending.signal,
    )
    return () => ending.abort()
  }, [queryClient, storage, overlays])

  return (
    <PullIndicator ref={indicator} state={state} status={outcome ? formatMessage(messages[outcome]) : ''} />
  )
}
