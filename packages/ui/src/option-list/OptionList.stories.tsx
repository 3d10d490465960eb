import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { ARABIC, LONG_GERMAN, LONG_TAMIL, sampleArt } from '../../testing/samples.ts'
import { OptionList } from './OptionList.tsx'

const meta = {
  title: 'Components/Forms/OptionList',
  component: OptionList<string>,
  args: {
    label: 'Bank',
    options: [
      { value: 'north', label: 'Northern Bank', detail: 'At once' },
      { value: 'harbour', label: 'Harbour Savings', detail: '1 to 2 days' },
      { value: 'closed', label: 'Old Mint', detail: 'Not available now', disabled: true },
      { value: 'lantern', label: 'Lantern Credit' },
    ],
    selected: 'north',
    onSelect: fn(),
  },
} satisfies Meta<typeof OptionList<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('option', { name: /Northern/ })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('option', { name: 'Lantern Credit' })).toHaveFocus()
    await userEvent.keyboard('h')
    await expect(canvas.getByRole('option', { name: /Harbour/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('harbour')
    await userEvent.click(canvas.getByRole('option', { name: /Old Mint/ }))
    await expect(args.onSelect).toHaveBeenCalledTimes(1)
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        'with details': <OptionList {...args} />,
        'with pictures': (
          <OptionList
            {...args}
            label="Country"
            options={[
              { value: 'one', label: 'Vietnam', aside: '+84', picture: sampleArt(3, [60, 40]) },
              { value: 'two', label: LONG_GERMAN, aside: '+49', picture: sampleArt(5, [60, 40]) },
              {
                value: 'three',
                label: LONG_TAMIL,
                lang: 'ta',
                aside: '+91',
                picture: sampleArt(7, [60, 40]),
              },
            ]}
            selected="two"
          />
        ),
        empty: <OptionList {...args} label="Found" options={[]} empty="Nothing found" />,
        rtl: (
          <div dir="rtl">
            <OptionList {...args} label="البنك" options={[{ value: 'one', label: ARABIC }]} selected="one" />
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listbox')).toHaveLength(3)
    await expect(canvas.getByText('Nothing found')).toBeVisible()
  },
}
