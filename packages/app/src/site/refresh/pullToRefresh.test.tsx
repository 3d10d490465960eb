import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { refusal } from '#testing/fakeGateway.ts'
import { renderSite, type RenderedSite } from '#testing/renderSite.tsx'
import { openSite } from '#testing/samples.ts'

const LIST = '/m/game?gameType=RNG'
type Point = readonly [x: number, y: number]

/** One finger that goes from point to point. */
function drag(target: Element, [first, ...rest]: readonly Point[]): void {
  const send = (name: string, [clientX, clientY]: Point, touching = true) =>
    target.dispatchEvent(
      new TouchEvent(name, {
        bubbles: true,
        touches: touching ? [new Touch({ identifier: 1, target, clientX, clientY })] : [],
      }),
    )
  if (!first) return
  send('touchstart', first)
  for (const point of rest) send('touchmove', point)
  send('touchend', rest.at(-1) ?? first, false)
}

const DOWN: readonly Point[] = [
  [150, 300],
  [152, 340],
  [152, 400],
  [152, 470],
]

/** Shows a page that has been touched, with the code of pulling loaded. */
async function touched(path: string): Promise<RenderedSite> {
  const site = await renderSite(path, { answers: openSite })
  await expect.element(page.getByText('Golden Koi').first()).toBeVisible()
  drag(document.body, [[10, 10]])
  return site
}

describe('a page that is pulled down', () => {
  it('asks for its lists again, and says so (S-frame-26)', async () => {
    const { gateway } = await touched(LIST)
    await expect.poll(() => document.querySelector('[data-state="idle"]')).not.toBeNull()
    const before = gateway.received('listGames').length
    drag(page.getByRole('main').element(), DOWN)
    await expect.poll(() => gateway.received('listGames').length).toBe(before + 1)
    await expect.element(page.getByText('Everything is up to date')).toBeInTheDocument()
    gateway.answer({ listGames: refusal(500, 'server.error') })
    drag(page.getByRole('main').element(), DOWN)
    await expect.element(page.getByText('We couldn’t update this page. Please try again.')).toBeVisible()
  })

  it('is refreshed by a pull that begins as soon as the indicator stands (S-frame-26)', async () => {
    const { gateway } = await renderSite(LIST, { answers: openSite })
    await expect.element(page.getByText('Golden Koi').first()).toBeVisible()
    const before = gateway.received('listGames').length
    // The observer is called before anything else that follows the indicator's place in the page.
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-state="idle"]')) return
      observer.disconnect()
      drag(page.getByRole('main').element(), DOWN)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    drag(document.body, [[10, 10]])
    await expect.poll(() => gateway.received('listGames').length).toBe(before + 1)
  })

  it.each<[what: string, points: readonly Point[]]>([
    [
      'a way that is too short',
      [
        [150, 300],
        [150, 330],
        [150, 360],
      ],
    ],
    [
      'a swipe to the left',
      [
        [250, 300],
        [200, 310],
        [60, 480],
      ],
    ],
    [
      'a swipe to the right',
      [
        [50, 300],
        [100, 310],
        [250, 480],
      ],
    ],
    [
      'a swipe upwards',
      [
        [150, 500],
        [150, 400],
        [150, 300],
      ],
    ],
  ])('is not refreshed by %s (S-frame-26)', async (_, points) => {
    const { gateway } = await touched(LIST)
    await expect.poll(() => document.querySelector('[data-state="idle"]')).not.toBeNull()
    const before = gateway.received('listGames').length
    drag(page.getByRole('main').element(), points)
    expect(document.querySelector('[data-state="busy"]')).toBeNull()
    expect(gateway.received('listGames')).toHaveLength(before)
  })
})
