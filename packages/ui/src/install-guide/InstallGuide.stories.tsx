import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { LONG_GERMAN, sampleArt } from '../../testing/samples.ts'
import { IconAddToHomeScreen, IconShare } from '../icon/index.ts'
import { InstallGuide } from './InstallGuide.tsx'

const meta = {
  title: 'Components/Navigation/InstallGuide',
  component: InstallGuide,
  args: {
    icon: sampleArt(2, [120, 120]),
    name: 'Casino',
    stepsLabel: 'How to install',
    steps: [
      { icon: IconShare, text: 'Click Share at the bottom of Safari' },
      { icon: IconAddToHomeScreen, text: 'Choose Add to home screen' },
    ],
  },
} satisfies Meta<typeof InstallGuide>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: {
    profile: {
      label: 'Download the profile',
      onPress: fn(),
      after: 'Then open Settings › General › Profile',
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download the profile' }))
    await expect(args.profile?.onPress).toHaveBeenCalledOnce()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        steps: <InstallGuide {...args} />,
        'old iOS': (
          <InstallGuide
            {...args}
            stepsLabel="On an old iOS"
            legacyNotice="This iOS forgets your login when the app closes. Update to 12.2 or later."
          />
        ),
        profile: (
          <InstallGuide
            {...args}
            profile={{
              label: 'Download the profile',
              onPress: () => undefined,
              after: 'Then open Settings › General › Profile',
            }}
          />
        ),
        long: (
          <InstallGuide
            {...args}
            stepsLabel="Long"
            name={LONG_GERMAN}
            steps={[{ icon: IconShare, text: LONG_GERMAN }]}
          />
        ),
        rtl: (
          <div dir="rtl">
            <InstallGuide
              {...args}
              stepsLabel="طريقة التثبيت"
              name="كازينو"
              steps={[
                { icon: IconShare, text: 'اضغط على مشاركة' },
                { icon: IconAddToHomeScreen, text: 'أضف إلى الشاشة الرئيسية' },
              ]}
            />
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'How to install' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download the profile' })).toBeVisible()
  },
}
