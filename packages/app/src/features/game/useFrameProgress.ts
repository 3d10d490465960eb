import { useEffect, useReducer } from 'react'

import {
  nextProgress,
  SILENT_AFTER,
  SLOW_AFTER,
  type FrameEvent,
  type FrameProgress,
} from './frameProgress.ts'

/**
 * Follows a game in its frame until it can be played.
 * @returns how far it is, and a function to be told what the frame does
 */
export function useFrameProgress(
  announcesReady: boolean,
): readonly [FrameProgress, (event: FrameEvent) => void] {
  const [progress, tell] = useReducer(
    (before: FrameProgress, event: FrameEvent) => nextProgress(before, event, announcesReady),
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
