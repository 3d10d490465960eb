import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { CodeField } from './CodeField.tsx'

afterEach(() => void vi.restoreAllMocks())

const START = Date.UTC(2026, 10, 20, 21, 0, 0)

const field = (
  <CodeField
    label="SMS code"
    value=""
    onChange={() => undefined}
    onSend={() => undefined}
    nextSendAt={START + 60_000}
    sendLabel="Send code"
    waitLabel={(seconds) => `Again in ${seconds} s`}
  />
)

test('shows the remaining time after the device slept, not counted ticks (S-verification-07)', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(START)
  const screen = await render(field)
  await expect.element(screen.getByRole('button', { name: 'Again in 60 s' })).toBeDisabled()
  clock.mockReturnValue(START + 41_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(screen.getByRole('button', { name: 'Again in 19 s' })).toBeDisabled()
  clock.mockReturnValue(START + 3_600_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(screen.getByRole('button', { name: 'Send code' })).toBeEnabled()
})

test('accepts digits only, ten at most (S-verification-03)', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const screen = await render(
    <CodeField
      label="SMS code"
      value=""
      onChange={onChange}
      onSend={() => undefined}
      sendLabel="Send"
      waitLabel={String}
    />,
  )
  await screen.getByLabelText('SMS code').fill('12 34-5678901234')
  expect(onChange).toHaveBeenLastCalledWith('1234567890')
})
