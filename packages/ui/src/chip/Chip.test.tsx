import { brandStylesheet, probeBrand, solveBrand } from '@livery/theme'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import '../reset/index.ts'
import { IconHot } from '../icon/index.ts'
import { Chip, ChipGroup } from './index.ts'

/** Measures are the same in every brand. */
const styles = document.createElement('style')
beforeAll(() => {
  styles.textContent = brandStylesheet(solveBrand(probeBrand()))
  document.head.append(styles)
})
afterAll(() => styles.remove())

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

test.each([
  [240, [2, 2]],
  [358, [4]],
])('four chips of equal width in %d px have rows of %j', async (inlineSize, rows) => {
  const screen = await render(
    <div style={{ inlineSize }}>
      <ChipGroup label="Amounts" layout="equal">
        {['€20', '€50', '€100', 'Max'].map((label) => (
          <Chip key={label} label={label} onPress={() => {}} />
        ))}
      </ChipGroup>
    </div>,
  )
  const tops = screen
    .getByRole('button')
    .elements()
    .map((chip) => chip.getBoundingClientRect().top)
  expect([...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length)).toEqual(rows)
})
