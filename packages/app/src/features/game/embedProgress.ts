/** Loading state of an embedded game; `silent` is a game that timed out, though it may still become ready. */
export type EmbedProgress = 'opening' | 'slow' | 'silent' | 'ready'

export type EmbedEvent =
  /** Message of the game that it can be played. */
  | 'announced'
  /** Load event of the iframe: the game's page, or the browser's own error page. */
  | 'loaded'
  /** {@link SLOW_AFTER} is over. */
  | 'late'
  /** {@link SILENT_AFTER} is over. */
  | 'overdue'

/** Time without a message from the game after which the player sees that it is slow, ms. */
export const SLOW_AFTER = 10_000
/** Time without a message from the game after which it counts as not opened, ms. */
export const SILENT_AFTER = 30_000

/**
 * Next loading state after an event. For a game that announces itself only its own message counts, because an error
 * page fires the load event as well; for others the load event is the only signal.
 */
export function nextProgress(
  progress: EmbedProgress,
  event: EmbedEvent,
  announcesReady: boolean,
): EmbedProgress {
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
