import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { Marquee } from './Marquee.tsx'

const meta = {
  title: 'Components/Content/Marquee',
  component: Marquee,
  args: {
    label: 'Announcements',
    items: [
      'Maintenance on Tuesday from 4:00 to 5:00',
      'Welcome the new live tables',
      'Lunar draw: results are out',
    ],
    emptyText: 'No announcement',
    pauseLabel: 'Pause the announcements',
    playLabel: 'Play the announcements',
    href: '/m/notice',
  },
} satisfies Meta<typeof Marquee>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Announcements.*Maintenance/ })).toHaveAttribute(
      'href',
      '/m/notice',
    )
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        news: <Marquee {...args} />,
        short: <Marquee {...args} items={['Hi']} />,
        empty: <Marquee {...args} items={[]} />,
        rtl: (
          <div dir="rtl">
            <Marquee {...args} items={['صيانة يوم الثلاثاء', 'أهلا بكم']} />
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No announcement')).toBeVisible()
  },
}
