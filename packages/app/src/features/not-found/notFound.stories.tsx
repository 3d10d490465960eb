import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { StorySite } from '#testing/StorySite.tsx'

const meta = {
  title: 'Pages/Not found',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.notFound.path },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

export const Page: StoryObj<typeof meta> = {}
