import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { keepingValue } from '../../testing/keepingValue.tsx'
import { Matrix } from '../../testing/Matrix.tsx'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

const meta = {
  title: 'Components/Forms/SearchField',
  component: SearchField,
  args: {
    label: 'Search games',
    placeholder: 'Search games',
    value: '',
    onChange: fn(),
    onSearch: fn(),
    clearLabel: 'Clear',
  },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

const Live = keepingValue<SearchFieldProps>(SearchField)

export const Playground: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'koi{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('koi')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        empty: <SearchField {...args} />,
        filled: <SearchField {...args} label="Search hot games" value="koi" />,
        rtl: (
          <div dir="rtl">
            <SearchField {...args} label="بحث" placeholder="ابحث عن لعبة" />
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('searchbox')).toHaveLength(3)
  },
}
