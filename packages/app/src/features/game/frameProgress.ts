/** How far a game in its frame is; `silent` is one that was given up, though it may still come. */
export type FrameProgress = 'opening' | 'slow' | 'silent' | 'ready'

export type FrameEvent =
  /** The game says itself that it can be played. */
  | 'announced'
  /** The frame has loaded something: the game's page, or the browser's own page about a failure. */
  | 'loaded'
  /** {@link SLOW_AFTER} is over. */
  | 'late'
  /** {@link SILENT_AFTER} is over. */
  | 'overdue'

/** After this long without a word the player is told that the game is slow, ms. */
export const SLOW_AFTER = 10_000
/** After this long without a word the game counts as not opened, ms. */
export const SILENT_AFTER = 30_000

/**
 * How far the game is after what has happened. A game that is to announce itself is only believed its own word, because
 * a page about a failure loads as well; of another, the load is all there is to see.
 */
export function nextProgress(
  progress: FrameProgress,
  event: FrameEvent,
  announcesReady: boolean,
): FrameProgress {
  if (progress === 'ready' || event === 'announced') return 'ready'
  switch (event) {
    case 'loaded':
      return announcesReady ? progress : 'ready'
    case 'late':
      return progress === 'opening' ? 'slow' : progress
    case 'overdue':
      return 'silent'
  }
}
