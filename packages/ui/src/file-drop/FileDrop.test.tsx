import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { FileDrop } from './index.ts'

const file = (name: string, type = 'image/png', bytes = 8) =>
  new File([new Uint8Array(bytes)], name, { type })

function Receipt() {
  const [files, setFiles] = useState<readonly File[]>([])
  return (
    <FileDrop
      label="Receipt"
      help="Up to 2"
      files={files}
      onChange={setFiles}
      maxFiles={2}
      maxBytes={100}
      accept={['image/png', 'image/jpeg']}
      labels={{
        add: 'Add pictures',
        remove: (name) => `Remove ${name}`,
        refused: ({ name, reason }) => `${name}: ${reason}`,
      }}
    />
  )
}

test('shows chosen files and removes them, moving focus to a neighbour', async () => {
  const screen = await render(<Receipt />)
  await screen.getByLabelText('Add pictures').upload([file('a.png'), file('b.png')])
  await expect.element(screen.getByRole('button', { name: 'Remove b.png' })).toBeVisible()
  await expect.element(screen.getByLabelText('Add pictures')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Remove a.png' }).click()
  await expect.element(screen.getByRole('button', { name: 'Remove b.png' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Remove b.png' }).click()
  await expect.element(screen.getByLabelText('Add pictures')).toHaveFocus()
})

test('shows the reason for each refused file, until the next choice', async () => {
  const screen = await render(<Receipt />)
  await screen
    .getByLabelText('Add pictures')
    .upload([file('big.png', 'image/png', 101), file('c.gif', 'image/gif')])
  await expect.element(screen.getByText('big.png: size')).toBeVisible()
  await expect.element(screen.getByText('c.gif: kind')).toBeVisible()
  await expect.element(screen.getByText('Up to 2')).not.toBeInTheDocument()
  await screen.getByLabelText('Add pictures').upload(file('a.png'))
  await expect.element(screen.getByText('big.png: size')).not.toBeInTheDocument()
})

test('accepts dropped files', async () => {
  const screen = await render(<Receipt />)
  const data = new DataTransfer()
  data.items.add(file('dropped.png'))
  const place = screen.getByLabelText('Add pictures').element()
  place.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
  await expect.element(screen.getByRole('img', { name: 'dropped.png' })).toBeInTheDocument()
})
