import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { Text } from '../text/index.ts'
import { TextButton, TextLink } from './TextLink.tsx'

const meta = {
  title: 'Components/Navigation/TextLink',
  component: TextLink,
  args: { href: '/m/gameList?type=hot', children: 'More', arrow: true },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'More' })).toHaveAttribute('href', '/m/gameList?type=hot')
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix
      columns={2}
      cells={{
        link: <TextLink href="/m/forget">Forgot password?</TextLink>,
        arrow: (
          <TextLink href="/m/forget" arrow>
            More
          </TextLink>
        ),
        quiet: (
          <TextLink href="/m/forget" tone="quiet">
            Quiet
          </TextLink>
        ),
        button: <TextButton onPress={() => undefined}>Send again</TextButton>,
        inline: (
          <Text size="small" tone="secondary">
            I agree to the{' '}
            <TextLink href="/m/agreement" inline>
              user agreement
            </TextLink>{' '}
            and more.
          </Text>
        ),
        rtl: (
          <div dir="rtl">
            <TextLink href="/m/forget" arrow>
              المزيد
            </TextLink>
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'user agreement' })).toBeVisible()
  },
}
