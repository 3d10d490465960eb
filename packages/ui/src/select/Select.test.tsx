import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'

import { addMeasures } from '../../testing/measures.ts'
import { Select } from './index.ts'

beforeAll(addMeasures)

const BANKS = ['North', 'South', 'West'].map((label) => ({ value: label, label }))

function Live() {
  const [value, setValue] = useState<string | undefined>('South')
  return <Select label="Bank" closeLabel="Close" options={BANKS} value={value} onChange={setValue} />
}

test.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])(
  'opens with %s at what is chosen, and gives the focus back once another is',
  async (key) => {
    const screen = await render(<Live />)
    const control = screen.getByRole('combobox', { name: /Bank/ })
    await expect.element(control).toHaveAttribute('aria-expanded', 'false')
    control.element().focus()
    await userEvent.keyboard(key)
    await expect.element(screen.getByRole('dialog', { name: 'Bank' })).toBeVisible()
    await expect.element(screen.getByRole('option', { name: 'South' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(control).toHaveTextContent('West')
    await expect.element(control).toHaveFocus()
  },
)

test('Escape closes without a change', async () => {
  const screen = await render(<Live />)
  const control = screen.getByRole('combobox', { name: /Bank/ })
  control.element().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Escape}')
  await expect.element(control).toHaveFocus()
  await expect.element(control).toHaveTextContent('South')
})
