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

test('what is pasted goes in whole, masked, and no keeper of passwords is turned away', async () => {
  const screen = await render(<Live />)
  const input = screen.getByLabelText('Password').element() as HTMLInputElement
  const pasted = 'Pásted ✓ 2026 with more than twenty letters'
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', pasted)
  input.focus()
  input.select()
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  // False where a listener prevented it. The browser inserts nothing for a script's event, so this does.
  expect(input.dispatchEvent(paste)).toBe(true)
  document.execCommand('insertText', false, pasted)
  await expect.element(input).toHaveValue(pasted)
  expect([input.type, input.autocomplete, input.maxLength]).toEqual(['password', 'current-password', -1])
})
