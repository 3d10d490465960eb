import { ROUTES } from '@livery/domain'
import type { TenantConfig } from '@livery/tenant'

export interface ManifestLook {
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
  readonly backgroundColor: string
  readonly themeColor: string
  /** False when the bundle was built without pictures. */
  readonly pictures: boolean
}

/** `manifest.webmanifest`: the site as an installed app. */
export function webManifest(config: TenantConfig, look: ManifestLook): string {
  const pictures = [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]
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
    orientation: 'portrait',
    background_color: look.backgroundColor,
    theme_color: look.themeColor,
    categories: ['entertainment', 'games'],
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...(look.pictures ? pictures : []),
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
