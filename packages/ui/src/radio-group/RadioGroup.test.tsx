import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'

import { RadioGroup } from './index.ts'

function Payment({ error }: { error?: string }) {
  const [value, setValue] = useState<'bank' | 'card' | 'qr'>()
  return (
    <RadioGroup
      label="How to pay"
      choices={[
        { value: 'bank', label: 'Bank transfer', detail: 'A day' },
        { value: 'qr', label: 'QR code', disabled: true },
        { value: 'card', label: 'Card' },
      ]}
      value={value}
      onChange={setValue}
      error={error}
    />
  )
}

test('chooses with a tap on the label and with arrow keys, skipping disabled choices', async () => {
  const screen = await render(<Payment />)
  await screen.getByText('A day').click()
  await expect.element(screen.getByRole('radio', { name: /Bank transfer/ })).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: 'Card' })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: /Bank transfer/ })).not.toBeChecked()
})

test('has an error for the whole group', async () => {
  const screen = await render(<Payment error="Choose how to pay" />)
  await expect
    .element(screen.getByRole('radiogroup', { name: 'How to pay' }))
    .toHaveAccessibleDescription('Choose how to pay')
  await expect.element(screen.getByRole('radiogroup', { name: 'How to pay' })).toBeInvalid()
})
