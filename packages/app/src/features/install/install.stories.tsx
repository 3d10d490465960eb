import { ROUTES } from '@livery/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { PageFrame } from '../../shell/frame/PageFrame.tsx'
import { RouteOutlet } from '../../shell/routing/RouteOutlet.tsx'
import { StorySite } from '../../testing/StorySite.tsx'
import DownloadBarContent from './DownloadBarContent.tsx'

const meta = {
  title: 'Pages/Install',
  component: StorySite,
  tags: ['!autodocs'],
  args: {
    path: ROUTES.home.path,
    answers: {
      getDownloadLinks: { list: [{ resourceType: 'Android', url: 'https://get.example/app.apk' }] },
    },
    children: (
      <PageFrame banner={<DownloadBarContent onClose={() => undefined} />}>
        <RouteOutlet />
      </PageFrame>
    ),
  },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

/** The bar above home's header. The page it leads to is not open yet. */
export const DownloadBar: Story = {}
