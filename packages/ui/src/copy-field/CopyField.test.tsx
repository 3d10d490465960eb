import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { CopyField, CopyText } from './index.ts'

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

test('copies and shows the success for a moment', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const onCopy = vi.fn<() => void>()
  const screen = await render(field(onCopy))
  await screen.getByRole('button', { name: 'Copy' }).click()
  expect(write).toHaveBeenCalledWith('D-2026-000144')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Copied')
  expect(onCopy).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('status'), { timeout: 3000 }).toBeEmptyDOMElement()
})

test('selects the text where the browser refuses to copy', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  const screen = await render(field())
  await screen.getByRole('button', { name: 'Copy' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Hold the text')
  const text = screen.getByRole('textbox', { name: 'Order number' })
  await expect.element(text).toHaveFocus()
  const input = text.element() as HTMLInputElement
  expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe('D-2026-000144')
})

test.each([
  ['copied', 'Copied'],
  ['refused', 'Hold the text'],
] as const)('a text in a line is %s, and says so', async (outcome, said) => {
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  if (outcome === 'copied') write.mockResolvedValue()
  else write.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  const screen = await render(
    <CopyText value="D-7" copyLabel="Copy D-7" copiedLabel="Copied" refusedLabel="Hold the text" />,
  )
  await screen.getByRole('button', { name: 'Copy D-7' }).click()
  expect(write).toHaveBeenCalledWith('D-7')
  await expect.element(screen.getByRole('status')).toHaveTextContent(said)
  expect(getSelection()?.toString()).toBe(outcome === 'copied' ? '' : 'D-7')
})
