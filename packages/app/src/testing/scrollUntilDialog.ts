import { expect, waitFor, within } from 'storybook/test'

/** Scrolls, as a player does, until something opens by itself: offers wait for the first use of the page. */
export async function scrollUntilDialog(canvasElement: HTMLElement): Promise<HTMLElement> {
  const canvas = within(canvasElement)
  await waitFor(
    async () => {
      document.dispatchEvent(new Event('scroll'))
      await expect(canvas.getByRole('dialog')).toBeVisible()
    },
    { timeout: 5_000 },
  )
  return canvas.getByRole('dialog')
}
