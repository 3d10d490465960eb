import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button } from '../button/index.ts'
import { IconDownload, IconSend } from '../icon/index.ts'
import { LicenceBlock } from '../licence-block/index.ts'
import { Footer, FooterGroup } from './Footer.tsx'

const meta = {
  title: 'Components/Navigation/Footer',
  component: Footer,
  parameters: { stage: 'page' },
  args: { text: 'Gambling can be addictive. Play responsibly.', children: 'Groups' },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: ({ text }) => (
    <Footer text={text}>
      <Button tone="quiet" fill icon={IconDownload}>
        Android app
      </Button>
      <FooterGroup
        title="Promotions"
        links={[
          { label: 'Weekly cashback', href: '/m/activity' },
          { label: 'VIP benefits', href: '/m/member/benefits' },
          { label: 'Invite friends', href: '/m/inviteFriends' },
        ]}
      />
      <FooterGroup
        title="Follow us"
        links={[{ label: 'Telegram', href: 'https://t.me/example', newTab: true, icon: IconSend }]}
      />
      <FooterGroup
        title="Responsible gaming"
        text="Set limits, take a time-out, or talk to somebody who listens."
        links={[
          { label: 'Limits and self-exclusion', href: '/m/responsible' },
          { label: 'GamCare', href: 'https://www.gamcare.org.uk', newTab: true },
        ]}
      />
      <LicenceBlock
        age="18+"
        ageLabel="Players must be 18 or over"
        company="Northern Lights Gaming Limited"
        text="Licensed by the Malta Gaming Authority, licence MGA/B2C/000/2026."
      />
    </Footer>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'GamCare' })).toHaveAttribute('target', '_blank')
  },
}
