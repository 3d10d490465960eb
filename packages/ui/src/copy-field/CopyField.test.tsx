import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { CopyField } from './index.ts'

const field = (onCopy?: () => void) => (
  <CopyField
    label="Order number"
    value="D-2026-000144"
    copyLabel="Copy"
    copiedLabel="Copied"
    refusedLabel="Hold the text"
    onCopy={onCopy}
  />
)

afterEach(() => vi.restoreAllMocks())

test('copies and says so for a moment', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const onCopy = vi.fn<() => void>()
  const screen = await render(field(onCopy))
  await screen.getByRole('button', { name: 'Copy' }).click()
  expect(write).toHaveBeenCalledWith('D-2026-000144')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Copied')
  expect(onCopy).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('status'), { timeout: 3000 }).toBeEmptyDOMElement()
})

test('where the browser refuses, the text stands selected, ready to be copied by hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  const screen = await render(field())
  await screen.getByRole('button', { name: 'Copy' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Hold the text')
  const text = screen.getByRole('textbox', { name: 'Order number' })
  await expect.element(text).toHaveFocus()
  const input = text.element() as HTMLInputElement
  expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe('D-2026-000144')
})
