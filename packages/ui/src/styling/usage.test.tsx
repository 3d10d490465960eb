/// <reference types="vite/client" />
import { expect, test } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'

import '../reset/index.ts'
import { namedIn, type Usage } from '../../testing/usage.ts'

const usages = Object.entries(
  import.meta.glob<Usage>('../*/*.usage.tsx', { import: 'usage', eager: true }),
).map(([path, usage]) => [path.split('/')[1] ?? '', usage] as const)

/** Names of all components, as their stories are titled. */
const components = new Set(
  Object.values(
    import.meta.glob<string>('../*/*.stories.tsx', { query: '?raw', import: 'default', eager: true }),
  ).map((source) => /title: 'Components\/\w+\/(\w+)'/.exec(source)?.[1]),
)

/** Components in whose pictures only other components are pressed: those have the states. */
const PRESSED_ELSEWHERE: Readonly<Record<string, string>> = {
  'empty-state': 'Button',
  fixture: 'PriceButton',
  'game-grid': 'GameTile',
  section: 'TextLink',
  'record-list': 'Button',
  'rich-text': 'TextLink',
}

test.each(usages)('the guidance of %s points at parts that are drawn', async (_folder, usage) => {
  const drawn = [
    { shown: usage.anatomy.shown, parts: usage.anatomy.parts.map(({ at }) => at) },
    ...(usage.states ? [{ shown: usage.states.shown, parts: [usage.states.on] }] : []),
    ...usage.pairs.flatMap(({ good, bad }) => [good, bad].map(({ shown }) => ({ shown, parts: [] }))),
    ...Object.values(usage.states?.more ?? {}).map((shown) => ({ shown, parts: [] })),
  ]
  for (const { shown, parts } of drawn) {
    const { container } = await render(shown)
    expect(container.firstElementChild).not.toBeNull()
    // A message that is announced is drawn a frame later than its region.
    await expect.poll(() => parts.filter((part) => container.querySelector(part) === null)).toEqual([])
    await cleanup()
  }
})

test.each(usages)('the guidance of %s is whole', (_folder, usage) => {
  for (const part of [usage.when, usage.whenNot, usage.anatomy.parts, usage.pairs, usage.limits])
    expect(part.length).toBeGreaterThan(0)
  const names = usage.anatomy.parts.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test.each(usages)('the guidance of %s names a component to use in its place', (_folder, usage) => {
  expect(namedIn(usage).filter((name) => components.has(name))).not.toEqual([])
})

test.each(usages)('the states of %s are shown where it can be pressed', async (folder, usage) => {
  if (usage.covers || folder in PRESSED_ELSEWHERE) return
  const { container } = await render(usage.anatomy.shown)
  const isPressed = container.querySelector('button, input, textarea, a[href], [role=option]') !== null
  expect({ folder, hasStates: usage.states !== undefined || !isPressed }).toEqual({ folder, hasStates: true })
})
