import { ROUTES } from '@livery/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { PageFrame } from '../../shell/frame/PageFrame.tsx'
import { RouteOutlet } from '../../shell/routing/RouteOutlet.tsx'
import type { Answers } from '../../testing/fakeGateway.ts'
import { StorySite } from '../../testing/StorySite.tsx'
import { wearDevice } from '../../testing/wearDevice.ts'
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
  args: { path: ROUTES.app.path, answers },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

/** The bar above home's header, where nothing comes by itself. */
export const DownloadBar: Story = {
  args: { path: ROUTES.home.path, children: home, pinned: { flags: { MENU_APP_DOWNLOAD: false } } },
}

/** Home's popup, on a brand that reminds of the app. */
export const DownloadPopup: Story = {
  args: { path: ROUTES.home.path, children: home, pinned: { install: { remind: true } } },
  parameters: { shows: 'dialog[open]' },
  beforeEach: () => wearDevice('android'),
  play: async ({ canvas }) => {
    const popup = within(await canvas.findByRole('dialog'))
    const tick = popup.getByRole('checkbox')
    await userEvent.click(tick)
    await expect(tick).toBeChecked()
  },
}

/** On a computer: the files, and a code for the phone. */
export const OnAComputer: Story = {}

/** The steps that put the site on an iPhone's home screen. */
export const Steps: Story = {
  args: { answers: homeScreenOnly },
  beforeEach: () => wearDevice('safari'),
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
  beforeEach: () => wearDevice('chromeOnIos'),
  play: async ({ canvas }) => {
    const offers = within(await canvas.findByRole('main'))
    await userEvent.click((await offers.findAllByRole('button')).at(-1) as HTMLElement)
    await expect(await canvas.findByRole('alertdialog')).toBeVisible()
  },
}
