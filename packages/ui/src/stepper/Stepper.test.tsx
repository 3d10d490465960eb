import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'

import { Stepper } from './index.ts'

function Multiple() {
  const [value, setValue] = useState(3)
  return (
    <>
      <Stepper
        label="Multiple"
        value={value}
        max={20}
        onChange={setValue}
        decreaseLabel="One less"
        increaseLabel="One more"
      />
      <output>{value}</output>
    </>
  )
}

test.each([
  ['{ArrowUp}', '4'],
  ['{ArrowDown}', '2'],
  ['{PageUp}', '13'],
  ['{PageDown}', '1'],
  ['{Home}', '1'],
  ['{End}', '20'],
  ['17', '17'],
  ['95', '20'],
  ['x8', '8'],
  ['0', '3'],
])('keys %s lead to %s', async (keys, expected) => {
  const screen = await render(<Multiple />)
  await screen.getByRole('spinbutton', { name: 'Multiple' }).click()
  await userEvent.keyboard(keys)
  await expect.element(screen.getByRole('status')).toHaveTextContent(expected)
})

test('an emptied field gets its number back on blur', async () => {
  const screen = await render(<Multiple />)
  const figure = screen.getByRole('spinbutton', { name: 'Multiple' })
  await figure.click()
  await userEvent.keyboard('{Delete}')
  await expect.element(figure).toHaveValue('')
  await userEvent.tab()
  await expect.element(figure).toHaveValue('3')
})
