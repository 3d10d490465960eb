import { ROUTES } from '@livery/domain/routes'
import type { TenantConfig } from '@livery/tenant'

import type { Picture } from './pictures.ts'

export interface ManifestAppearance {
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
  readonly backgroundColor: string
  readonly themeColor: string
  /** Address of the scalable icon. */
  readonly icon: string
  /** Generated pictures; empty in a bundle built without them. */
  readonly pictures: readonly Picture[]
}

/** `manifest.webmanifest`, which lets browsers install the site as an app. */
export function webManifest(config: TenantConfig, look: ManifestAppearance): string {
  const drawn = (name: string, size: number, purpose?: 'maskable') =>
    look.pictures
      .filter((picture) => picture.name === name)
      .map(({ path }) => ({
        src: `/${path}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        ...(purpose && { purpose }),
      }))
  const manifest = {
    id: '/',
    name: config.name,
    short_name: config.name,
    description: config.description,
    lang: look.tag,
    dir: look.dir,
    start_url: ROUTES.home.path,
    scope: '/',
    display: 'standalone',
    background_color: look.backgroundColor,
    theme_color: look.themeColor,
    categories: ['entertainment', 'games'],
    icons: [
      { src: look.icon, sizes: 'any', type: 'image/svg+xml' },
      ...drawn('icons/192.png', 192),
      ...drawn('icons/512.png', 512),
      ...drawn('icons/maskable-512.png', 512, 'maskable'),
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
