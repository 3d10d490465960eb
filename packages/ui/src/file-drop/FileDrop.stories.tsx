import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { LONG_GERMAN, sampleArt } from '../../testing/samples.ts'
import { FileDrop, type FileDropProps } from './FileDrop.tsx'

const svg = (seed: number): string => decodeURIComponent(sampleArt(seed, [300, 300]).split(',')[1] ?? '')
const pictures = [1, 2, 3].map(
  (seed) => new File([svg(seed)], `receipt-${seed}.svg`, { type: 'image/svg+xml', lastModified: 0 }),
)
const png = (name: string, bytes = 8): File => new File([new Uint8Array(bytes)], name, { type: 'image/png' })

const reasons = {
  kind: 'is neither PNG nor JPG',
  size: 'is larger than 5 MB',
  count: 'is one too many: three at most',
}

const meta = {
  title: 'Components/Forms/FileDrop',
  component: FileDrop,
  args: {
    label: 'Pictures of your receipt',
    help: 'Up to 3, PNG or JPG, 5 MB each',
    files: [],
    onChange: fn(),
    maxFiles: 3,
    maxBytes: 5 * 1024 * 1024,
    accept: ['image/png', 'image/jpeg'],
    labels: {
      add: 'Add pictures',
      remove: (name) => `Remove ${name}`,
      refused: ({ name, reason }) => `${name} ${reasons[reason]}`,
    },
  },
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

function Live(props: FileDropProps) {
  const [files, setFiles] = useState(props.files)
  return (
    <FileDrop
      {...props}
      files={files}
      onChange={(next) => {
        setFiles(next)
        props.onChange(next)
      }}
    />
  )
}

export const Playground: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText(/Add pictures/), png('receipt.png'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove receipt.png' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        empty: <FileDrop {...args} label="None yet" />,
        one: <FileDrop {...args} label="One picture" files={pictures.slice(0, 1)} />,
        full: <FileDrop {...args} label="As many as may be" files={pictures} />,
        error: <FileDrop {...args} label="Not sent" error="The upload was cut off. Try again" />,
        'not a picture': <FileDrop {...args} label="Broken" files={[png('broken.png')]} />,
        disabled: <FileDrop {...args} label="Closed" disabled />,
        long: <FileDrop {...args} label={LONG_GERMAN} labels={{ ...args.labels, add: LONG_GERMAN }} />,
        rtl: (
          <div dir="rtl">
            <FileDrop {...args} label="صور الإيصال" files={pictures.slice(1, 3)} help="حتى 3 صور" />
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'As many as may be' })).toBeVisible()
    await expect(canvas.getByText('The upload was cut off. Try again')).toBeVisible()
  },
}
