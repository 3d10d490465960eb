import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { ARABIC, LONG_GERMAN, LONG_TAMIL } from '../../testing/samples.ts'
import { Card } from '../card/index.ts'
import { IconDeposit, IconSafety, IconWithdraw } from '../icon/index.ts'
import { Accordion } from './Accordion.tsx'

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: {
    onOpen: fn(),
    items: [
      {
        id: 'deposit',
        title: 'How do I deposit?',
        icon: IconDeposit,
        content: 'Open the wallet, choose a way to pay, enter the amount and follow your bank.',
      },
      {
        id: 'withdraw',
        title: 'When does my money arrive?',
        icon: IconWithdraw,
        content: 'Most withdrawals are with you within two hours.',
      },
      {
        id: 'safe',
        title: 'Is my account safe?',
        icon: IconSafety,
        content: 'Your password never leaves your phone in a form that anybody can read.',
      },
    ],
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  render: (args) => (
    <Card padding="none">
      <Accordion {...args} />
    </Card>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('How do I deposit?'))
    await expect(canvas.getByText(/choose a way to pay/)).toBeVisible()
    await expect(args.onOpen).toHaveBeenCalledWith('deposit')
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        'one open': (
          <Card padding="none">
            <Accordion {...args} exclusive initiallyOpen={['withdraw']} />
          </Card>
        ),
        long: (
          <Card padding="none">
            <Accordion
              initiallyOpen={['a', 'b']}
              items={[
                { id: 'a', title: LONG_GERMAN, content: LONG_GERMAN },
                { id: 'b', title: LONG_TAMIL, content: LONG_TAMIL },
              ]}
            />
          </Card>
        ),
        rtl: (
          <div dir="rtl">
            <Card padding="none">
              <Accordion
                initiallyOpen={['a']}
                items={[
                  { id: 'a', title: ARABIC, icon: IconSafety, content: ARABIC },
                  { id: 'b', title: 'هل حسابي آمن؟', icon: IconSafety, content: ARABIC },
                ]}
              />
            </Card>
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('How do I deposit?'))
    await expect(canvas.getByText(/choose a way to pay/)).toBeVisible()
    await expect(canvas.getByText(/within two hours/)).not.toBeVisible()
  },
}
