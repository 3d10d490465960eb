import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { ARABIC, LONG_GERMAN, LONG_TAMIL } from '../../testing/samples.ts'
import { IconDeposit } from '../icon/index.ts'
import { Button, LinkButton } from './Button.tsx'

const meta = {
  title: 'Components/Forms/Button',
  component: Button,
  args: { children: 'Deposit', onPress: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

const tones = ['brand', 'accent', 'quiet', 'outline', 'ghost', 'danger'] as const

export const Every: Story = {
  tags: ['matrix'],
  render: ({ onPress }) => (
    <Matrix
      columns={2}
      cells={{
        ...Object.fromEntries(
          tones.map((tone) => [
            tone,
            <Button key={tone} tone={tone} fill onPress={onPress}>
              {tone}
            </Button>,
          ]),
        ),
        small: (
          <Button size="small" onPress={onPress}>
            Small
          </Button>
        ),
        icon: (
          <Button icon={IconDeposit} onPress={onPress}>
            Deposit
          </Button>
        ),
        busy: (
          <Button busy fill onPress={onPress}>
            Signing in
          </Button>
        ),
        disabled: (
          <Button disabled fill onPress={onPress}>
            Disabled
          </Button>
        ),
        link: (
          <LinkButton href="/m/register" fill tone="outline">
            Register
          </LinkButton>
        ),
        german: (
          <Button fill onPress={onPress}>
            {LONG_GERMAN}
          </Button>
        ),
        tamil: (
          <Button fill onPress={onPress}>
            {LONG_TAMIL}
          </Button>
        ),
        arabic: (
          <div dir="rtl">
            <Button icon={IconDeposit} fill onPress={onPress}>
              {ARABIC}
            </Button>
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Signing in/ }))
    await expect(args.onPress).not.toHaveBeenCalled()
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  },
}
