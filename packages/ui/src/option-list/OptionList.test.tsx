import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'

import { OptionList, type Option } from './index.ts'

const OPTIONS: readonly Option<string>[] = [
  { value: 'a', label: 'Apple', disabled: true },
  { value: 'b', label: 'Banana' },
  { value: 'c', label: 'Cherry', disabled: true },
  { value: 'd', label: 'Damson' },
  { value: 'e', label: 'Blueberry' },
  { value: 'f', label: 'Fig', disabled: true },
]

const list = (selected?: string, onSelect: (value: string) => void = () => undefined) => (
  <>
    <button type="button">Before</button>
    <OptionList label="Fruit" options={OPTIONS} selected={selected} onSelect={onSelect} />
  </>
)

async function tabInto(screen: Awaited<ReturnType<typeof render>>, name: string): Promise<void> {
  await screen.getByRole('button', { name: 'Before' }).click()
  await userEvent.tab()
  await expect.element(screen.getByRole('option', { name })).toHaveFocus()
}

test.each([
  { keys: '{ArrowDown}', reaches: 'Damson' },
  { keys: '{ArrowUp}', reaches: 'Blueberry' },
  { keys: '{End}', reaches: 'Blueberry' },
  { keys: '{End}{Home}', reaches: 'Banana' },
  { keys: '{End}{ArrowDown}', reaches: 'Banana' },
  { keys: 'b', reaches: 'Blueberry' },
  { keys: 'D', reaches: 'Damson' },
  { keys: 'c', reaches: 'Banana' },
])('from Banana, $keys moves to $reaches, never to a disabled option', async ({ keys, reaches }) => {
  const screen = await render(list())
  await tabInto(screen, 'Banana')
  await userEvent.keyboard(keys)
  await expect.element(screen.getByRole('option', { name: reaches })).toHaveFocus()
})

test('focus enters at the chosen option; Enter and Space choose, a move does not', async () => {
  const onSelect = vi.fn<(value: string) => void>()
  const screen = await render(list('d', onSelect))
  await tabInto(screen, 'Damson')
  await userEvent.keyboard('{Enter}{ArrowDown} ')
  expect(onSelect.mock.calls).toEqual([['d'], ['e']])
})

test('a tap on a disabled option chooses nothing', async () => {
  const onSelect = vi.fn<(value: string) => void>()
  const screen = await render(list(undefined, onSelect))
  await screen.getByText('Cherry').click({ force: true })
  expect(onSelect).not.toHaveBeenCalled()
})
