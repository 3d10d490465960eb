import { createHash } from 'node:crypto'

import { ROUTES } from '@livery/domain/routes'
import { escapeHtml } from '@livery/html'
import type { TenantConfig } from '@livery/tenant'

/** A UUID that depends on its seed alone, so that a build repeats and iOS recognises the profile it already has. */
function stableUuid(seed: string): string {
  const hex = createHash('sha256').update(seed).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`.toUpperCase()
}

type Plist = string | boolean | number | Buffer | readonly Plist[] | { readonly [key: string]: Plist }

function element(value: Plist, indent: string): string {
  const inner = `${indent}  `
  if (typeof value === 'string') return `${indent}<string>${escapeHtml(value)}</string>`
  if (typeof value === 'number') return `${indent}<integer>${value}</integer>`
  if (typeof value === 'boolean') return `${indent}<${value}/>`
  if (Buffer.isBuffer(value)) return `${indent}<data>${value.toString('base64')}</data>`
  if (Array.isArray(value))
    return [
      `${indent}<array>`,
      ...value.map((item: Plist) => element(item, inner)),
      `${indent}</array>`,
    ].join('\n')
  const pairs = Object.entries(value).flatMap(([key, item]) => [
    `${inner}<key>${escapeHtml(key)}</key>`,
    element(item, inner),
  ])
  return [`${indent}<dict>`, ...pairs, `${indent}</dict>`].join('\n')
}

/**
 * iOS profile that puts the site on the home screen as a full-screen web clip (Apple's
 * `com.apple.webClip.managed`).
 * @returns undefined for brands without `install.iosProfile`
 */
export function mobileConfig(config: TenantConfig, icon: Buffer | undefined): string | undefined {
  const { iosProfile } = config.install
  const [host = ''] = config.hosts
  if (iosProfile === undefined) return undefined
  const clip: Plist = {
    PayloadType: 'com.apple.webClip.managed',
    PayloadVersion: 1,
    PayloadIdentifier: `${iosProfile.identifier}.clip`,
    PayloadUUID: stableUuid(`${iosProfile.uuid} clip`),
    PayloadDisplayName: config.name,
    Label: config.name,
    URL: `https://${host}${ROUTES.home.path}`,
    FullScreen: true,
    IsRemovable: true,
    IgnoreManifestScope: true,
    ...(icon === undefined ? {} : { Icon: icon, Precomposed: true }),
  }
  const profile: Plist = {
    PayloadType: 'Configuration',
    PayloadVersion: 1,
    PayloadIdentifier: iosProfile.identifier,
    PayloadUUID: iosProfile.uuid.toUpperCase(),
    PayloadDisplayName: config.name,
    PayloadDescription: config.description,
    PayloadOrganization: iosProfile.organisation,
    PayloadRemovalDisallowed: false,
    PayloadContent: [clip],
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
${element(profile, '')}
</plist>
`
}
