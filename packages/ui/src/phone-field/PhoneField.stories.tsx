import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { sampleArt } from '../../testing/samples.ts'
import { PhoneField } from './PhoneField.tsx'

const meta = {
  title: 'Components/Forms/PhoneField',
  component: PhoneField,
  args: {
    label: 'Mobile number',
    value: '912345678',
    onChange: fn(),
    countries: [
      { country: 'VN', code: '+84', name: 'Vietnam', flag: sampleArt(1, [30, 20]) },
      { country: 'TH', code: '+66', name: 'Thailand', flag: sampleArt(2, [30, 20]) },
      { country: 'GB', code: '+44', name: 'United Kingdom', flag: sampleArt(3, [30, 20]) },
    ],
    country: 'VN',
    onCountryChange: fn(),
    searchFor: (typed) => (country) => country.includes(typed),
    countryLabel: 'Country code',
    searchLabel: 'Search a country',
    clearLabel: 'Clear',
    closeLabel: 'Close',
    noMatch: 'No country of that name',
  },
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Country code: Vietnam/ }))
    const sheet = within(canvas.getByRole('dialog', { name: 'Country code' }))
    await userEvent.type(sheet.getByRole('searchbox'), '66')
    await userEvent.click(sheet.getByRole('option', { name: /Thailand/ }))
    await expect(args.onCountryChange).toHaveBeenCalledWith('TH')
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        rest: <PhoneField {...args} />,
        error: <PhoneField {...args} label="Wrong number" value="12" error="Check the number" />,
        disabled: <PhoneField {...args} label="Fixed" disabled />,
        rtl: (
          <div dir="rtl">
            <PhoneField {...args} label="رقم الجوال" />
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Wrong number')).toBeInvalid()
  },
}
