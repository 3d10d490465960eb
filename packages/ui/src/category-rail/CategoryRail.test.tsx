import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'

import { IconHot, IconLive, IconSlots } from '../icon/icons.ts'
import { CategoryRail } from './CategoryRail.tsx'

const ITEMS = [
  { id: 'HOT', label: 'Hot', icon: IconHot },
  { id: 'RNG', label: 'Slots', icon: IconSlots },
  { id: 'LIVE', label: 'Live', icon: IconLive },
]

test('arrows move without choosing, Enter chooses', async () => {
  const onSelect = vi.fn<(id: string) => void>()
  const screen = await render(<CategoryRail label="Games" items={ITEMS} selected="HOT" onSelect={onSelect} />)
  screen.getByRole('button', { name: 'Hot' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('button', { name: 'Slots' })).toHaveFocus()
  expect(onSelect).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('RNG')
})

test('in a vertical rail the up and down arrows move focus', async () => {
  const screen = await render(
    <CategoryRail
      label="Games"
      items={ITEMS}
      selected="HOT"
      onSelect={() => undefined}
      direction="vertical"
    />,
  )
  screen.getByRole('button', { name: 'Hot' }).element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByRole('button', { name: 'Live' })).toHaveFocus()
})

test('is one stop of the Tab key, at the last focused entry', async () => {
  const screen = await render(
    <>
      <CategoryRail label="Games" items={ITEMS} selected="HOT" onSelect={() => undefined} />
      <button type="button">After</button>
    </>,
  )
  screen.getByRole('button', { name: 'Hot' }).element().focus()
  await userEvent.keyboard('{ArrowRight}{Tab}')
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(screen.getByRole('button', { name: 'Slots' })).toHaveFocus()
})
