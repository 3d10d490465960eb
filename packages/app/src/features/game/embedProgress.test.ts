import { describe, expect, it } from 'vitest'

import { nextProgress, type EmbedEvent, type EmbedProgress } from './embedProgress.ts'

const after = (announcesReady: boolean, ...events: EmbedEvent[]): EmbedProgress =>
  events.reduce<EmbedProgress>((progress, event) => nextProgress(progress, event, announcesReady), 'opening')

describe('nextProgress', () => {
  it.each<[EmbedProgress, EmbedEvent[]]>([
    ['opening', ['loaded']],
    ['slow', ['loaded', 'late']],
    ['silent', ['loaded', 'late', 'overdue']],
    ['ready', ['loaded', 'announced']],
    ['ready', ['loaded', 'late', 'overdue', 'announced']],
    ['ready', ['announced', 'late', 'overdue']],
  ])('is %s for a game that announces itself after %j', (expected, events) => {
    expect(after(true, ...events)).toBe(expected)
  })

  it.each<[EmbedProgress, EmbedEvent[]]>([
    ['ready', ['loaded']],
    ['ready', ['announced']],
    ['ready', ['late', 'overdue', 'loaded']],
    ['slow', ['late']],
    ['silent', ['late', 'overdue']],
  ])('is %s for any other after %j', (expected, events) => {
    expect(after(false, ...events)).toBe(expected)
  })
})
