/// <reference types="vite/client" />
import { expect, test } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'

import '../reset/index.ts'
import type { Usage } from '../../testing/usage.ts'

const usages = Object.entries(
  import.meta.glob<Usage>('../*/*.usage.tsx', { import: 'usage', eager: true }),
).map(([path, usage]) => [path.split('/')[1] ?? '', usage] as const)

/** Components that the app draws most often: their guidance is whole. */
const MOST_USED = [
  'avatar',
  'button',
  'card',
  'chip',
  'countdown',
  'empty-state',
  'icon',
  'icon-button',
  'image',
  'list-row',
  'radio-group',
  'record-list',
  'rich-text',
  'section',
  'segmented-tabs',
  'select',
  'sheet',
  'skeleton',
  'stack',
  'status-tag',
  'text',
  'text-field',
  'text-link',
]

test.each(usages)('the guidance of %s points at parts that are drawn', async (_folder, usage) => {
  expect(usage.when.length).toBeGreaterThan(0)
  expect(usage.whenNot.length).toBeGreaterThan(0)
  const drawn = [
    ...(usage.anatomy
      ? [{ shown: usage.anatomy.shown, parts: usage.anatomy.parts.map(({ at }) => at) }]
      : []),
    ...(usage.states ? [{ shown: usage.states.shown, parts: [usage.states.on] }] : []),
    ...(usage.pairs ?? []).flatMap(({ good, bad }) => [good, bad].map(({ shown }) => ({ shown, parts: [] }))),
    ...Object.values(usage.states?.more ?? {}).map((shown) => ({ shown, parts: [] })),
  ]
  for (const { shown, parts } of drawn) {
    const { container } = await render(shown)
    expect(container.firstElementChild).not.toBeNull()
    expect(parts.filter((part) => container.querySelector(part) === null)).toEqual([])
    await cleanup()
  }
})

test('the components that are used most have the whole guidance', () => {
  const whole = new Set(
    usages.flatMap(([folder, { anatomy, pairs, limits }]) => (anatomy && pairs && limits ? [folder] : [])),
  )
  expect(MOST_USED.filter((folder) => !whole.has(folder))).toEqual([])
})
