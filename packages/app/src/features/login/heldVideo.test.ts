import { expect, test, vi } from 'vitest'

import { holdVideo } from './heldVideo.ts'

const video = (state: Partial<HTMLVideoElement>) =>
  ({
    paused: false,
    ended: false,
    currentTime: 0,
    pause: vi.fn<() => void>(),
    play: vi.fn<() => Promise<void>>(async () => undefined),
    ...state,
  }) as unknown as HTMLVideoElement
const page = (...videos: readonly HTMLVideoElement[]) =>
  ({ querySelectorAll: () => videos }) as unknown as ParentNode

test('the playing video stands still and plays on from its time (S-routes-21)', () => {
  const playing = video({ currentTime: 12.5 })
  const held = holdVideo(page(video({ paused: true }), playing))
  expect(playing.pause).toHaveBeenCalled()
  expect(held?.time).toBe(12.5)
  playing.currentTime = 0
  held?.release()
  expect(playing.currentTime).toBe(12.5)
  expect(playing.play).toHaveBeenCalled()
})

test.each([
  ['no video', []],
  ['a paused one', [video({ paused: true })]],
  ['one that has ended', [video({ ended: true })]],
])('%s is left alone', (_what, videos) => {
  expect(holdVideo(page(...videos))).toBeUndefined()
})
