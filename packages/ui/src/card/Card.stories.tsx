import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { Heading, Text } from '../text/index.ts'
import { Card } from './Card.tsx'

const meta = {
  title: 'Components/Content/Card',
  component: Card,
  args: { children: 'One thing' },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One thing')).toBeVisible()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix
      cells={{
        ...Object.fromEntries(
          (['card', 'raised', 'sunken'] as const).map((tone) => [
            tone,
            <Card key={tone} tone={tone}>
              <Heading level={3}>Weekly cashback</Heading>
              <Text tone="secondary" size="small">
                Every Monday, up to 12 % of your losses
              </Text>
            </Card>,
          ]),
        ),
        brand: (
          <Card tone="brand">
            <Text tone="inherit" weight="bold">
              You are 300 points from Gold
            </Text>
          </Card>
        ),
        link: (
          <Card href="/m/activity">
            <Text>The whole card leads on</Text>
          </Card>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/m/activity')
  },
}
