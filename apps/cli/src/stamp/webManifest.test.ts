import type { TenantConfig } from '@livery/tenant'
import { expect, it } from 'vitest'

import { webManifest } from './webManifest.ts'

it('turns with the device: an installed site is locked to no orientation (WCAG 1.3.4)', () => {
  const config = { name: 'Brand', description: 'A brand.' } as TenantConfig
  const look = {
    tag: 'en',
    dir: 'ltr',
    backgroundColor: '#000',
    themeColor: '#000',
    icon: '/i.svg',
    pictures: [],
  } as const
  const manifest = JSON.parse(webManifest(config, look)) as Record<string, unknown>
  expect(manifest).toMatchObject({ name: 'Brand', display: 'standalone' })
  expect(manifest).not.toHaveProperty('orientation')
})
