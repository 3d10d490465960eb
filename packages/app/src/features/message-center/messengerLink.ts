import type { Schemas } from '@livery/api'
import { checkLink } from '@livery/domain/site'

/**
 * Address of the brand's channel in the messenger: the gateway's link, else the brand's own contact.
 * @returns undefined where there is neither, or it must not be opened
 */
export function messengerLink(
  links: readonly Schemas['DownloadLink'][],
  contact: string | undefined,
  self: string,
): string | undefined {
  const address = links.find(({ resourceType }) => resourceType === 'Telegram')?.url ?? contact
  if (address === undefined) return undefined
  return checkLink(address, { purpose: 'contact', self }) ?? undefined
}
