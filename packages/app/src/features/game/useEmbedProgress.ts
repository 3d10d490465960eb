import { useEffect, useReducer } from 'react'

import {
  nextProgress,
  SILENT_AFTER,
  SLOW_AFTER,
  type EmbedEvent,
  type EmbedProgress,
} from './embedProgress.ts'

/**
 * Tracks the loading state of an embedded game.
 *
 * @returns the state, and a function that takes the embed's events
 */
export function useEmbedProgress(
  announcesReady: boolean,
): readonly [EmbedProgress, (event: EmbedEvent) => void] {
  const [progress, tell] = useReducer(
    (before: EmbedProgress, event: EmbedEvent) => nextProgress(before, event, announcesReady),
    'opening',
  )
  useEffect(() => {
    const timers = [
      setTimeout(() => tell('late'), SLOW_AFTER),
      setTimeout(() => tell('overdue'), SILENT_AFTER),
    ]
    return () => timers.forEach(clearTimeout)
  }, [])
  return [progress, tell]
}
