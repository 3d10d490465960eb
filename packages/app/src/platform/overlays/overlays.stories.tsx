import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { passkeyMessages } from '#capabilities/passkeys/passkeys.messages.ts'
import { errorMessages } from '#platform/errors/errors.messages.ts'
import { StorySite } from '#testing/StorySite.tsx'

import { toastsAtom } from './overlays.atoms.ts'
import { overlayMessages as messages } from './overlays.messages.ts'

const meta = {
  title: 'Pages/Overlays',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.announcements.path },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

/** Duration of a toast in a story, ms: long enough to inspect it. */
const AN_HOUR = 60 * 60_000

export const Saved: Story = {
  parameters: { shows: '[role="status"]:not(:empty)' },
  args: {
    onMounted: ({ store }) =>
      store.set(toastsAtom, [{ key: 1, tone: 'success', duration: AN_HOUR, message: passkeyMessages.added }]),
  },
}
/** Toast of a failure, with the request id that customer service asks for. */
export const Failure: Story = {
  parameters: { shows: '[role="alert"]:not(:empty)' },
  args: {
    onMounted: ({ store }) =>
      store.set(toastsAtom, [
        { key: 1, tone: 'danger', duration: AN_HOUR, message: errorMessages.server, quote: 'req-4f21' },
      ]),
  },
}
/** Dialog with one action. */
export const Alert: Story = {
  parameters: { shows: 'dialog[open]' },
  args: {
    onMounted: ({ overlays }) =>
      void overlays.confirm({
        title: { message: messages.promptTitle },
        body: { message: errorMessages.notAllowed },
        confirm: { message: messages.ok },
      }),
  },
}
/** Dialog for a trial account that uses a feature of members. */
export const Question: Story = {
  parameters: { shows: 'dialog[open]' },
  args: { signedIn: { type: 4 }, onMounted: ({ fail }) => fail.offerRegistration() },
}
export const Loading: Story = {
  parameters: { shows: '[role="status"]:not(:empty)' },
  args: { onMounted: ({ overlays }) => void overlays.loading(messages.pleaseWait, { limit: AN_HOUR }) },
}
