import { useState, type CSSProperties } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'

import { SegmentedChoice } from './SegmentedChoice.tsx'
import { SegmentedLinks } from './SegmentedLinks.tsx'
import { SegmentedTabs } from './SegmentedTabs.tsx'

const TABS = ['one', 'two', 'three'].map((id) => ({ id, label: id }))

function Live() {
  const [selected, setSelected] = useState('one')
  return <SegmentedTabs id="tabs" label="Numbers" tabs={TABS} selected={selected} onSelect={setSelected} />
}

test.each([
  { dir: 'ltr', keys: '{ArrowRight}', reaches: 'two' },
  { dir: 'ltr', keys: '{ArrowLeft}', reaches: 'three' },
  { dir: 'rtl', keys: '{ArrowLeft}', reaches: 'two' },
  { dir: 'rtl', keys: '{ArrowRight}', reaches: 'three' },
  { dir: 'ltr', keys: '{End}', reaches: 'three' },
  { dir: 'ltr', keys: '{End}{Home}', reaches: 'one' },
])('$dir $keys selects $reaches', async ({ dir, keys, reaches }) => {
  const screen = await render(
    <div dir={dir}>
      <Live />
    </div>,
  )
  await screen.getByRole('tab', { name: 'one' }).click()
  await userEvent.keyboard(keys)
  const tab = screen.getByRole('tab', { name: reaches })
  await expect.element(tab).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab).toHaveFocus()
})

const space = { '--lv-space-half': '2px', '--lv-space-x1': '4px' } as CSSProperties

test.each([
  { layout: 'all in a row', width: '30em', rows: 1 },
  { layout: 'two by two in large text', width: '14em', rows: 2 },
  { layout: 'one under the other where two do not fit', width: '6em', rows: 4 },
])('four tabs break no label: $layout', async ({ width, rows }) => {
  const tabs = ['Everything', 'Northern', 'Central', 'Southern'].map((id) => ({ id, label: id }))
  const screen = await render(
    <div style={{ ...space, inlineSize: width }}>
      <SegmentedTabs id="four" label="Regions" tabs={tabs} selected="Central" onSelect={() => undefined} />
    </div>,
  )
  const parts = screen.getByRole('tab').elements()
  expect(new Set(parts.map((part) => part.getBoundingClientRect().top)).size).toBe(rows)
  for (const part of parts) expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
})

test('only the selected tab is a stop of the Tab key', async () => {
  const screen = await render(<Live />)
  const stops = screen
    .getByRole('tab')
    .elements()
    .map((tab) => tab.getAttribute('tabindex'))
  expect(stops).toEqual(['0', '-1', '-1'])
})

test('a choice is a group of radio buttons that the arrows move through', async () => {
  function Choice() {
    const [selected, setSelected] = useState('one')
    return <SegmentedChoice label="Theme" choices={TABS} selected={selected} onSelect={setSelected} />
  }
  const screen = await render(<Choice />)
  await screen.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { name: 'one' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: 'two' })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: 'two' })).toHaveFocus()
  expect(screen.getByRole('tab').elements()).toHaveLength(0)
})

test('links between pages are links, and one is the current page', async () => {
  const links = TABS.map(({ id, label }) => ({ label, href: `/${id}`, current: id === 'two' }))
  const screen = await render(<SegmentedLinks label="Entrance" links={links} />)
  const group = screen.getByRole('navigation', { name: 'Entrance' })
  await expect.element(group.getByRole('link', { name: 'two' })).toHaveAttribute('aria-current', 'page')
  await expect.element(group.getByRole('link', { name: 'one' })).not.toHaveAttribute('aria-current')
})
