import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'

import { NumberGrid } from './index.ts'

const choices = Array.from({ length: 10 }, (_, index) => ({ code: String(index), label: String(index) }))

function Digit({ maximum, disabled = false }: { maximum: number; disabled?: boolean }) {
  const [selected, setSelected] = useState<readonly string[]>([])
  return (
    <>
      <NumberGrid
        label="First digit"
        countLabel={`picked: ${selected.join(' ')}`}
        choices={choices}
        selected={selected}
        onChange={setSelected}
        maximum={maximum}
        disabled={disabled}
        quick={[
          { label: 'Big', codes: ['9', '8', '7', '6', '5'] },
          { label: 'Clear', codes: [] },
        ]}
      />
      <button type="button">after</button>
    </>
  )
}

test('picks and unpicks in the order of the numbers, up to its maximum', async () => {
  const screen = await render(<Digit maximum={2} />)
  for (const name of ['7', '3', '5']) await screen.getByRole('button', { name }).click({ force: true })
  await expect.element(screen.getByText('picked: 3 7')).toBeVisible()
  await screen.getByRole('button', { name: '7' }).click()
  await screen.getByRole('button', { name: '5' }).click()
  await expect.element(screen.getByText('picked: 3 5')).toBeVisible()
})

test('at a maximum of one another pick replaces the first', async () => {
  const screen = await render(<Digit maximum={1} />)
  await screen.getByRole('button', { name: '7' }).click()
  await screen.getByRole('button', { name: '2' }).click()
  await expect.element(screen.getByText('picked: 2', { exact: true })).toBeVisible()
})

test('picks sets, and nothing while it is disabled', async () => {
  const screen = await render(<Digit maximum={10} />)
  await screen.getByRole('button', { name: 'Big' }).click()
  await expect.element(screen.getByText('picked: 5 6 7 8 9')).toBeVisible()
  await screen.rerender(<Digit maximum={10} disabled />)
  await screen.getByRole('button', { name: '1' }).click({ force: true })
  await expect.element(screen.getByText('picked: 5 6 7 8 9')).toBeVisible()
})

test('is one stop of the Tab key, and arrow keys move in rows and columns', async () => {
  const screen = await render(<Digit maximum={10} />)
  screen.getByRole('button', { name: 'Clear' }).element().focus()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: '0' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(screen.getByRole('button', { name: '2' })).toHaveFocus()
  const before = document.activeElement?.getBoundingClientRect()
  await userEvent.keyboard('{ArrowDown}')
  const below = document.activeElement?.getBoundingClientRect()
  expect(below?.left).toBe(before?.left)
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByRole('button', { name: '9' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'after' })).toHaveFocus()
})
