import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { openPanelAtom } from '#platform/panels/panels.atoms.ts'
import { refusal } from '#testing/fakeGateway.ts'
import { never, StorySite } from '#testing/StorySite.tsx'

const meta = {
  title: 'Pages/Customer service',
  component: StorySite,
  tags: ['!autodocs'],
  args: {
    path: ROUTES.announcements.path,
    answers: {
      getCustomerService: {
        version: {
          pathList: [
            { csType: 'CS', title: 'CS', path: 'chat' },
            { csType: 'CS', title: 'whatsapp', path: 'whatsapp' },
          ],
        },
      },
    },
    onMounted: ({ store }) => store.set(openPanelAtom, 'customerService'),
  },
  parameters: { stage: 'site', shows: 'dialog[open]' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = { args: { answers: { getCustomerService: never } } }
/** No agents on duty: the channels without agents remain. */
export const Empty: Story = { args: { answers: { getCustomerService: { version: { pathList: [] } } } } }
export const Failed: Story = { args: { answers: { getCustomerService: refusal(500, 'server.error') } } }
