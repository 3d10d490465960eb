import type { Page } from 'playwright'

/** An interaction as the browser timed it; its parts add up to its duration, ms. */
export interface Interaction {
  /** Page that was open, such as `/m/home`. */
  readonly page: string
  /** Event that took longest, such as `pointerup`. */
  readonly event: string
  /** Role and name of the element it was for. */
  readonly target: string
  /** From input to the frame that shows its effect; the browser rounds it to 8 ms. */
  readonly duration: number
  /** Wait for a task that ran before. */
  readonly delay: number
  /** Handlers of the event. */
  readonly processing: number
  /** From the last handler to the frame. */
  readonly presentation: number
}

/**
 * Script that runs before a page's own: notes the longest event of every interaction. Elements are named when they are
 * touched: one that makes way for another page is nobody's target afterwards.
 */
export const OBSERVE_INTERACTIONS = `self.interactions = new Map()
{
  const touched = []
  const tags = { A: 'link', BUTTON: 'button', INPUT: 'field', DIALOG: 'dialog' }
  const nameOf = (node) => {
    const element = node.closest?.('a, button, input, dialog, [role]') ?? node
    const role = element.getAttribute?.('role') ?? tags[element.nodeName] ?? element.nodeName.toLowerCase()
    const words = element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent ?? ''
    return role === 'dialog' ? role : role + ' ' + words.trim().slice(0, 24)
  }
  const touch = ({ timeStamp, target }) =>
    touched.push({ timeStamp, page: location.pathname, target: nameOf(target) })
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, touch, { capture: true, passive: true })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, startTime, processingStart, processingEnd, name } of list.getEntries()) {
      if (!interactionId || duration < (self.interactions.get(interactionId)?.duration ?? 0)) continue
      const { page, target } = touched.findLast(({ timeStamp }) => timeStamp <= startTime) ?? {}
      self.interactions.set(interactionId, {
        page,
        event: name,
        target,
        duration,
        delay: Math.round(processingStart - startTime),
        processing: Math.round(processingEnd - processingStart),
        presentation: Math.max(0, Math.round(startTime + duration - processingEnd)),
      })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}`

/** Interactions of the document that is open, since it was opened. */
export const interactionsOf = (page: Page): Promise<readonly Interaction[]> =>
  page.evaluate(() => [
    ...(self as unknown as { interactions: Map<number, Interaction> }).interactions.values(),
  ])

/** Interaction to next paint: the duration that all but two of a hundred interactions keep, ms. */
export function interactionToNextPaint(interactions: readonly Interaction[]): number {
  const durations = interactions.map(({ duration }) => duration).toSorted((one, other) => one - other)
  return durations[Math.floor(durations.length * 0.98)] ?? 0
}

/** The slowest interactions, slowest first. */
export const slowest = (interactions: readonly Interaction[], many: number): readonly Interaction[] =>
  interactions.toSorted((one, other) => other.duration - one.duration).slice(0, many)
