import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { PasswordField } from './PasswordField.tsx'

function Live() {
  const [value, setValue] = useState('secret88')
  return (
    <PasswordField
      label="Password"
      value={value}
      onChange={setValue}
      autoComplete="current-password"
      showLabel="Show"
      hideLabel="Hide"
    />
  )
}

test('the show button keeps focus, caret and autocomplete', async () => {
  const screen = await render(<Live />)
  const input = screen.getByLabelText('Password').element() as HTMLInputElement
  input.focus()
  input.setSelectionRange(3, 5)
  await screen.getByRole('button', { name: 'Show' }).click()
  expect(input.type).toBe('text')
  expect(document.activeElement).toBe(input)
  expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5])
  expect(input.autocomplete).toBe('current-password')
  await screen.getByRole('button', { name: 'Hide' }).click()
  expect(input.type).toBe('password')
  expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5])
})
