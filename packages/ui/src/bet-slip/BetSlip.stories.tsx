import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { LONG_GERMAN } from '../../testing/samples.ts'
import { EmptyState } from '../empty-state/index.ts'
import { StatusTag } from '../status-tag/index.ts'
import { BetSlip, type BetSlipProps } from './BetSlip.tsx'

const lines: BetSlipProps['lines'] = [
  { id: '1', selection: '3 · 7 · 1', play: 'First three, in order · 1 bet · 970', stake: '€2.00' },
  { id: '2', selection: '0 2 4 6 8', play: 'Last digit · 5 bets · 9.8', stake: '€10.00' },
  { id: '3', selection: 'Big', play: 'Sum · 1 bet · 1.96', stake: '€2.00' },
]

const meta = {
  title: 'Components/Play/BetSlip',
  component: BetSlip,
  args: {
    title: 'Bet slip',
    lines,
    onRemove: fn(),
    removeLabel: ({ selection }) => `Remove ${selection}`,
    clear: { label: 'Remove all', onPress: fn() },
    multiple: {
      label: 'Multiple',
      value: 1,
      max: 99,
      onChange: fn(),
      decreaseLabel: 'One less',
      increaseLabel: 'One more',
    },
    totals: [
      { label: 'Bets', value: '7' },
      { label: 'Total stake', value: '€14.00', strong: true },
    ],
    submitLabel: 'Place bets',
    onSubmit: fn(),
    empty: <EmptyState illustration="games" title="Nothing picked yet" text="Pick your numbers first" />,
  },
} satisfies Meta<typeof BetSlip>

export default meta
type Story = StoryObj<typeof meta>

/** Box that ends what is sticky inside it, so that several slips can be shown one under another. */
const Screen = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ overflow: 'hidden', paddingBlockEnd: 'var(--lv-space-x4)' }}>{children}</div>
)

const inScreens = (cells: Readonly<Record<string, ReactNode>>): Readonly<Record<string, ReactNode>> =>
  Object.fromEntries(
    Object.entries(cells).map(([caption, cell]) => [caption, <Screen key={caption}>{cell}</Screen>]),
  )

function Live(props: BetSlipProps) {
  const [shown, setShown] = useState(props.lines)
  return (
    <BetSlip
      {...props}
      lines={shown}
      onRemove={(id) => {
        setShown(shown.filter((line) => line.id !== id))
        props.onRemove(id)
      }}
    />
  )
}

export const Playground: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Big' }))
    await expect(args.onRemove).toHaveBeenCalledWith('3')
    await userEvent.click(canvas.getByRole('button', { name: 'Place bets' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={inScreens({
        full: <BetSlip {...args} notice={<StatusTag tone="warning" label="Closes in 00:12" />} />,
        empty: <BetSlip {...args} title="Empty slip" lines={[]} />,
        problem: (
          <BetSlip
            {...args}
            title="Slip with a problem"
            multiple={undefined}
            disabled
            lines={[
              {
                id: '1',
                selection: 'Big',
                play: 'Sum · 1 bet',
                stake: '€900.00',
                problem: 'At most €500.00',
              },
            ]}
          />
        ),
        submitting: <BetSlip {...args} title="Slip on its way" lines={lines.slice(0, 1)} submitting />,
        long: (
          <BetSlip
            {...args}
            title={LONG_GERMAN}
            submitLabel={LONG_GERMAN}
            multiple={undefined}
            lines={[
              {
                id: '1',
                selection: Array.from({ length: 40 }, (_, index) => index + 1).join(' '),
                play: LONG_GERMAN,
                stake: '₫98,765,432,100',
              },
            ]}
            totals={[{ label: LONG_GERMAN, value: '₫98,765,432,100', strong: true }]}
          />
        ),
        rtl: (
          <div dir="rtl">
            <BetSlip
              {...args}
              title="قسيمة الرهان"
              submitLabel="تأكيد"
              clear={{ label: 'مسح الكل', onPress: args.onSubmit }}
              lines={[{ id: '1', selection: '3 · 7 · 1', play: 'أول ثلاثة أرقام', stake: '2.00 €' }]}
              totals={[{ label: 'المجموع', value: '2.00 €', strong: true }]}
            />
          </div>
        ),
      })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Slip on its way' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('Nothing picked yet')).toBeVisible()
  },
}
