import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { AppHeader } from '../app-header/index.ts'
import { BottomMenu } from '../bottom-menu/index.ts'
import { Card } from '../card/index.ts'
import { IconHome, IconMember, IconPromotion } from '../icon/index.ts'
import { Stack } from '../stack/index.ts'
import { PageColumn } from './PageColumn.tsx'

const meta = {
  title: 'Components/Content/PageColumn',
  component: PageColumn,
  parameters: { stage: 'page' },
  args: {
    skipLabel: 'Skip to content',
    header: (
      <AppHeader title="Promotions" variant="glass" back={{ label: 'Back', onPress: () => undefined }} />
    ),
    bottom: (
      <BottomMenu
        label="Main"
        items={[
          { id: 'home', label: 'Home', icon: IconHome, href: '/m/home' },
          { id: 'activity', label: 'Promotions', icon: IconPromotion, href: '/m/activity', current: true },
          { id: 'member', label: 'Me', icon: IconMember, href: '/m/member/home' },
        ]}
      />
    ),
    children: (
      <Stack gutter>
        {Array.from({ length: 12 }, (_, index) => (
          <Card key={index}>Offer {index + 1}</Card>
        ))}
      </Stack>
    ),
  },
} satisfies Meta<typeof PageColumn>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  args: { header: <AppHeader title="Promotions" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main')
  },
}
