import type { Meta, StoryObj } from '@storybook/react-vite'
import { UrlStore } from 'storybook/internal/preview-api'
import { buildArgsParam } from 'storybook/internal/router'
import { expect } from 'storybook/test'

import { AT_FIRST, TOOLS, VIEWPORTS } from '../toolbar.ts'

/**
 * Proves that a shared link restores every choice of the toolbar, by writing each into an address and
 * reading it back.
 */
const meta = {
  title: 'Tests/Address',
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' }, chromatic: { disableSnapshot: true } },
} satisfies Meta

export default meta

type Globals = Readonly<Record<string, unknown>>

/** Settings of a reader who opens the address that Storybook writes for these ones. */
function received(sent: Globals): Globals {
  const { pathname, search, hash } = window.location
  const address = buildArgsParam({ ...AT_FIRST }, { ...sent })
  try {
    history.replaceState(history.state, '', `${pathname}?id=any--story&globals=${address}`)
    const { selectionSpecifier } = new UrlStore()
    return { ...AT_FIRST, ...selectionSpecifier?.globals }
  } finally {
    history.replaceState(history.state, '', pathname + search + hash)
  }
}

/** Possible values of each toolbar tool. */
const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  ...Object.fromEntries(
    Object.entries(TOOLS).map(([name, { toolbar }]) => [
      name,
      (toolbar?.items ?? []).map((item) => (typeof item === 'string' ? item : item.value)),
    ]),
  ),
  viewport: Object.keys(VIEWPORTS).flatMap((value) =>
    [true, false].map((isRotated) => ({ value, isRotated })),
  ),
}

export const KeepsEveryTool: StoryObj = {
  render: () => <p>Tested by its play function.</p>,
  play: async () => {
    await expect(Object.keys(CHOICES).sort()).toEqual(Object.keys(AT_FIRST).sort())
    for (const [tool, values] of Object.entries(CHOICES)) {
      await expect(values.length).toBeGreaterThan(1)
      for (const value of values) {
        const sent = { ...AT_FIRST, [tool]: value }
        await expect(received(sent)).toEqual(sent)
      }
    }
    const all = Object.fromEntries(Object.entries(CHOICES).map(([tool, values]) => [tool, values.at(-1)]))
    await expect(received(all)).toEqual(all)
  },
}
