import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { sampleArt } from '../../testing/samples.ts'
import { IconAddToHomeScreen, IconShare } from '../icon/index.ts'
import { InstallGuide, type InstallGuideProps } from './index.ts'

const props: InstallGuideProps = {
  icon: sampleArt(1),
  name: 'Casino',
  stepsLabel: 'How to install',
  steps: [
    { icon: IconShare, text: 'Click Share' },
    { icon: IconAddToHomeScreen, text: 'Add to home screen' },
  ],
}

test('lists the steps in their order (S-install-07)', async () => {
  const screen = await render(<InstallGuide {...props} />)
  const steps = screen.getByRole('list', { name: 'How to install' }).getByRole('listitem').elements()
  expect(steps.map((step) => step.textContent)).toEqual(['Click Share', 'Add to home screen'])
})

test('offers the profile in place of the steps when there is one (S-install-09)', async () => {
  const onPress = vi.fn<() => void>()
  const screen = await render(<InstallGuide {...props} profile={{ label: 'Download profile', onPress }} />)
  await screen.getByRole('button', { name: 'Download profile' }).click()
  expect(onPress).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('list')).not.toBeInTheDocument()
})

test('shows a notice for old versions of iOS', async () => {
  const screen = await render(<InstallGuide {...props} legacyNotice="Update to 12.2" />)
  await expect.element(screen.getByText('Update to 12.2')).toBeVisible()
})
