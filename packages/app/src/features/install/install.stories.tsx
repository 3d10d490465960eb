import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { PageFrame } from '#site/frame/PageFrame.tsx'
import { RouteOutlet } from '#site/routes/RouteOutlet.tsx'
import type { Answers } from '#testing/fakeGateway.ts'
import { scrollUntilDialog } from '#testing/scrollUntilDialog.ts'
import { simulateDevice } from '#testing/simulateDevice.ts'
import { StorySite } from '#testing/StorySite.tsx'

import InstallOffers from './InstallOffers.tsx'

const answers: Answers = {
  getDownloadLinks: {
    list: [
      { resourceType: 'Android', url: 'https://get.example/app.apk' },
      { resourceType: 'IOS', url: 'https://get.example/app.ipa' },
      { resourceType: 'MOBILECONFIG', url: '/install.mobileconfig' },
    ],
  },
}
const homeScreenOnly: Answers = { getDownloadLinks: { list: [] } }

const home = (
  <PageFrame banner={<InstallOffers />}>
    <RouteOutlet />
  </PageFrame>
)

const meta = {
  title: 'Pages/Install',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.install.path, answers },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

/** Download bar above home's header, without an automatic popup. */
export const DownloadBar: Story = {
  args: { path: ROUTES.home.path, children: home, pinned: { flags: { MENU_APP_DOWNLOAD: false } } },
}

/** Download popup of home, on a brand that repeats it. */
export const DownloadPopup: Story = {
  args: { path: ROUTES.home.path, children: home, pinned: { install: { remind: true } } },
  parameters: { shows: 'dialog[open]' },
  beforeEach: () => simulateDevice('android'),
  play: async ({ canvasElement }) => {
    const popup = within(await scrollUntilDialog(canvasElement))
    const tick = popup.getByRole('checkbox')
    await userEvent.click(tick)
    await expect(tick).toBeChecked()
  },
}

/** On a computer: the files, and a code for the phone. */
export const OnAComputer: Story = {}

/** Instructions for an iPhone's home screen. */
export const Steps: Story = {
  args: { answers: homeScreenOnly },
  beforeEach: () => simulateDevice('safari'),
  play: async ({ canvas }) => {
    const offers = within(await canvas.findByRole('main'))
    await userEvent.click((await offers.findAllByRole('button')).at(-1) as HTMLElement)
    const steps = within(await canvas.findByRole('dialog')).getByRole('list')
    await expect(within(steps).getAllByRole('listitem')).toHaveLength(2)
  },
}

/** iOS installs from Safari alone. */
export const OutsideSafari: Story = {
  args: { answers: homeScreenOnly },
  beforeEach: () => simulateDevice('chromeOnIos'),
  play: async ({ canvas }) => {
    const offers = within(await canvas.findByRole('main'))
    await userEvent.click((await offers.findAllByRole('button')).at(-1) as HTMLElement)
    await expect(await canvas.findByRole('alertdialog')).toBeVisible()
  },
}
