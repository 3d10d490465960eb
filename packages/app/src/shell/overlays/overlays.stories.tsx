import { ROUTES } from '@livery/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { StorySite } from '../../testing/StorySite.tsx'
import { errorMessages } from '../errors/errors.messages.ts'
import { passkeyMessages } from '../passkeys/passkeys.messages.ts'
import { toastsAtom } from './overlays.atoms.ts'
import { overlayMessages as messages } from './overlays.messages.ts'

const meta = {
  title: 'Pages/Overlays',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.notice.path },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

/** In the site a message goes by itself; here it stays to be looked at, ms. */
const AN_HOUR = 60 * 60_000

export const Saved: Story = {
  parameters: { shows: '[role="status"]:not(:empty)' },
  args: {
    onStand: ({ store }) =>
      store.set(toastsAtom, [{ key: 1, tone: 'success', duration: AN_HOUR, message: passkeyMessages.added }]),
  },
}
/** What went wrong, with the number that customer service asks for. */
export const Failure: Story = {
  parameters: { shows: '[role="alert"]:not(:empty)' },
  args: {
    onStand: ({ store }) =>
      store.set(toastsAtom, [
        { key: 1, tone: 'danger', duration: AN_HOUR, message: errorMessages.server, quote: 'req-4f21' },
      ]),
  },
}
/** Something that only wants to be read. */
export const Alert: Story = {
  parameters: { shows: 'dialog[open]' },
  args: {
    onStand: ({ overlays }) =>
      void overlays.confirm({
        title: { message: messages.promptTitle },
        body: { message: errorMessages.notAllowed },
        confirm: { message: messages.ok },
      }),
  },
}
/** A trial player wants what only a member may do. */
export const Question: Story = {
  parameters: { shows: 'dialog[open]' },
  args: { signedIn: { type: 4 }, onStand: ({ fail }) => fail.offerRegistration() },
}
export const Loading: Story = {
  parameters: { shows: '[role="status"]:not(:empty)' },
  args: { onStand: ({ overlays }) => void overlays.loading(messages.pleaseWait, { limit: AN_HOUR }) },
}
