import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { IconHot } from '../icon/index.ts'
import { Chip, ChipGroup } from './index.ts'

test('has a pressed state and calls back when pressed', async () => {
  const onPress = vi.fn<() => void>()
  const screen = await render(
    <ChipGroup label="Show">
      <Chip label="Hot" icon={IconHot} pressed onPress={onPress} />
      <Chip label="Clear" onPress={onPress} />
      <Chip label="Closed" disabled onPress={onPress} />
    </ChipGroup>,
  )
  await expect.element(screen.getByRole('group', { name: 'Show' })).toBeVisible()
  await screen.getByRole('button', { name: 'Hot', pressed: true }).click()
  expect(onPress).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('button', { name: 'Closed' })).toBeDisabled()
})
