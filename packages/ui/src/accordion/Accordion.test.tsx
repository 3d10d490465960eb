import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'

import { Accordion, type AccordionProps } from './index.ts'

const items: AccordionProps['items'] = [
  { id: 'one', title: 'First question', content: 'First answer' },
  { id: 'two', title: 'Second question', content: 'Second answer' },
]

test('opens and closes with a tap and with the keyboard', async () => {
  const onOpen = vi.fn<(id: string) => void>()
  const screen = await render(<Accordion items={items} onOpen={onOpen} />)
  await screen.getByText('First question').click()
  await expect.element(screen.getByText('First answer')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('First answer')).not.toBeVisible()
  expect(onOpen.mock.calls).toEqual([['one']])
})

test('keeps several open', async () => {
  const screen = await render(<Accordion items={items} initiallyOpen={['one']} />)
  await screen.getByText('Second question').click()
  await expect.element(screen.getByText('Second answer')).toBeVisible()
  await expect.element(screen.getByText('First answer')).toBeVisible()
})

test('keeps one open at a time where it is exclusive', async () => {
  const screen = await render(<Accordion items={items} initiallyOpen={['one']} exclusive />)
  await screen.getByText('Second question').click()
  await expect.element(screen.getByText('Second answer')).toBeVisible()
  await expect.element(screen.getByText('First answer')).not.toBeVisible()
})

test('stays as it is when its owner draws again', async () => {
  const screen = await render(<Accordion items={items} />)
  await screen.getByText('Second question').click()
  await screen.rerender(<Accordion items={[...items]} />)
  await expect.element(screen.getByText('Second answer')).toBeVisible()
})

test('titles are headings', async () => {
  const screen = await render(<Accordion items={items} headingLevel={2} />)
  expect(screen.container.querySelectorAll('h2')).toHaveLength(2)
})
