/** Video of the page that a modal holds while it is open. */
export interface HeldVideo {
  /** Time at which it stood, seconds. */
  readonly time: number
  /** Plays it on from that time. */
  release(): void
}

/** Pauses the video that plays on the page and keeps its time; undefined where none plays. */
export function holdVideo(page: ParentNode): HeldVideo | undefined {
  const playing = [...page.querySelectorAll('video')].find(({ paused, ended }) => !paused && !ended)
  if (!playing) return undefined
  playing.pause()
  const time = playing.currentTime
  return {
    time,
    release() {
      playing.currentTime = time
      // A browser may refuse to play by itself: the player starts it again then.
      void playing.play().catch(() => undefined)
    },
  }
}
