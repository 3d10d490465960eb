import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'

import { Textarea } from './index.ts'

function Feedback() {
  const [value, setValue] = useState('')
  return (
    <Textarea
      label="Your question"
      value={value}
      onChange={setValue}
      maxLength={10}
      counter={(used, max) => ({ drawn: `${used} / ${max}`, said: `${max - used} characters left` })}
    />
  )
}

test('counts up to its limit and accepts no more', async () => {
  const screen = await render(<Feedback />)
  const field = screen.getByRole('textbox', { name: 'Your question', exact: true })
  await field.click()
  await userEvent.keyboard('a long question')
  await expect.element(field).toHaveValue('a long que')
  await expect.element(screen.getByText('10 / 10')).toBeVisible()
})

test('announces the remaining characters after a pause, not at each letter', async () => {
  const screen = await render(<Feedback />)
  await screen.getByRole('textbox').click()
  await userEvent.keyboard('abc')
  expect(screen.getByRole('status').element().textContent).toBe('')
  await expect.element(screen.getByRole('status'), { timeout: 3000 }).toHaveTextContent('7 characters left')
})
