import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { LONG_GERMAN } from '../../testing/samples.ts'
import { IconVip } from '../icon/icons.ts'
import { StatusTag } from '../status-tag/StatusTag.tsx'
import { Heading, Text } from '../text/index.ts'
import { MembershipCard } from './MembershipCard.tsx'

const bearer = (name: string) => (
  <div>
    <Text size="small" tone="secondary">
      VIP level
    </Text>
    <Heading level={2}>{name}</Heading>
  </div>
)

const meta = {
  title: 'Components/Money/MembershipCard',
  component: MembershipCard,
  args: {
    issuer: 'Grand Club',
    mark: <StatusTag label="Gold" tone="brand" icon={IconVip} />,
    children: bearer('Gold'),
  },
} satisfies Meta<typeof MembershipCard>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByText('Grand Club').closest('[data-hero]')?.getBoundingClientRect()
    await expect((card?.width ?? 0) / (card?.height ?? 1)).toBeCloseTo(1.586, 2)
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        usual: <MembershipCard {...args} />,
        long: (
          <MembershipCard issuer={LONG_GERMAN} mark={<StatusTag label={LONG_GERMAN} tone="brand" />}>
            {bearer(LONG_GERMAN)}
          </MembershipCard>
        ),
        rtl: (
          <div dir="rtl">
            <MembershipCard issuer="النادي الكبير" mark={<StatusTag label="ذهبي" tone="brand" />}>
              {bearer('ذهبي')}
            </MembershipCard>
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(3)
  },
}
