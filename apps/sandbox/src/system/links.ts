import { IOS_PROFILE_PATH, type TenantConfig } from '@livery/tenant'

import type { Schemas } from '../wire.ts'

type SocialLink = Schemas['SocialLink']
type DownloadLink = Schemas['DownloadLink']

/** The brand's pages on social networks, from its tenant configuration. */
export function socialLinks({ contacts }: TenantConfig): SocialLink[] {
  const named = [
    ['youtube', contacts.youtube],
    ['telegram', contacts.telegram],
    ['facebook', contacts.facebook],
    ['whatsapp', contacts.whatsapp],
  ] as const
  return named.flatMap(([kind, url]) => (url ? [{ kind, url }] : []))
}

/** Floating links of home: one messenger, one channel. */
export const floatingLinks = (tenant: TenantConfig): SocialLink[] =>
  socialLinks(tenant).filter(({ kind }) => kind === 'telegram' || kind === 'facebook')

/** Downloads of apps, with the two links that the platform lists among them. */
export function downloadLinks({
  install,
  contacts,
}: Pick<TenantConfig, 'install' | 'contacts'>): DownloadLink[] {
  const named: readonly (readonly [DownloadLink['resourceType'], string | undefined])[] = [
    ['Android', install.androidUrl],
    ['IOS', install.iosUrl],
    ['MOBILECONFIG', install.iosProfile ? IOS_PROFILE_PATH : undefined],
    ['Telegram', contacts.telegram],
    ['Facebook', contacts.facebook],
  ]
  return named.flatMap(([resourceType, url]) => (url ? [{ resourceType, url }] : []))
}
