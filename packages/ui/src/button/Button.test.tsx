import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { IconDeposit } from '../icon/index.ts'
import { Button, LinkButton } from './Button.tsx'

test('a press runs once, unless the button is busy or disabled', async () => {
  const onPress = vi.fn<() => void>()
  const screen = await render(<Button onPress={onPress}>Deposit</Button>)
  const button = screen.getByRole('button', { name: 'Deposit' })
  await button.click()
  expect(onPress).toHaveBeenCalledTimes(1)

  await screen.rerender(
    <Button onPress={onPress} busy>
      Deposit
    </Button>,
  )
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

  await screen.rerender(
    <Button onPress={onPress} disabled>
      Deposit
    </Button>,
  )
  await expect.element(button).toBeDisabled()
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('a busy button does not submit its form, and keeps its width and its name', async () => {
  const onSubmit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault())
  const form = (busy: boolean) => (
    <form ref={(element) => element?.addEventListener('submit', onSubmit, { once: true })}>
      <Button type="submit" busy={busy} icon={IconDeposit}>
        Send
      </Button>
    </form>
  )
  const screen = await render(form(false))
  const button = screen.getByRole('button', { name: 'Send' })
  const { width } = button.element().getBoundingClientRect()
  await screen.rerender(form(true))
  expect(button.element().getBoundingClientRect().width).toBe(width)
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(onSubmit).not.toHaveBeenCalled()

  await screen.rerender(form(false))
  await button.click()
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('a button and a link draw the same icon and label', async () => {
  const screen = await render(
    <>
      <Button icon={IconDeposit} size="small">
        Deposit
      </Button>
      <LinkButton icon={IconDeposit} size="small" href="/m/voucherCenter">
        Deposit
      </LinkButton>
    </>,
  )
  const [button, link] = [screen.getByRole('button'), screen.getByRole('link')].map((each) => each.element())
  expect(link?.innerHTML).toBe(button?.innerHTML)
  expect(link?.className).toBe(button?.className)
  expect(link?.getAttribute('href')).toBe('/m/voucherCenter')
})
