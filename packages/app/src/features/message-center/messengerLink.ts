import type { Schemas } from '@livery/api'

/**
 * Address of the brand's channel in the messenger: the gateway's link, else the brand's own contact.
 * @returns undefined where there is neither, or it must not be opened
 */
export function messengerLink(
  links: readonly Schemas['DownloadLink'][],
  contact: string | undefined,
  check: (address: string, purpose: 'contact') => string | null,
): string | undefined {
  const address = links.find(({ resourceType }) => resourceType === 'Telegram')?.url ?? contact
  if (address === undefined) return undefined
  return check(address, 'contact') ?? undefined
}
