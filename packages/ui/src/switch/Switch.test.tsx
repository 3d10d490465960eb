import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'

import { Switch } from './index.ts'

test('is switched with Space and with a tap on its words', async () => {
  const onChange = vi.fn<(on: boolean) => void>()
  const screen = await render(<Switch label="Reminders" detail="Every hour" on={false} onChange={onChange} />)
  const control = screen.getByRole('switch', { name: /Reminders/ })
  await expect.element(control).not.toBeChecked()
  control.element().focus()
  await userEvent.keyboard(' ')
  await screen.getByText('Every hour').click()
  expect(onChange.mock.calls).toEqual([[true], [true]])
})

test('does nothing while it is disabled', async () => {
  const onChange = vi.fn<(on: boolean) => void>()
  const screen = await render(<Switch label="Reminders" on disabled onChange={onChange} />)
  await expect.element(screen.getByRole('switch', { name: 'Reminders' })).toBeDisabled()
  await screen.getByText('Reminders').click({ force: true })
  expect(onChange).not.toHaveBeenCalled()
})
