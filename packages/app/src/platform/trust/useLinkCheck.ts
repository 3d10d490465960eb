import { checkLink, type LinkPurpose } from '@livery/domain/site'
import { useCallback } from 'react'

import { useTenant } from '#platform/boot/ServicesContext.ts'
import { pageOrigin } from '#platform/device/pageOrigin.ts'

/**
 * Check of an address that leaves the site (banner, popup, contact, social network, download) against the schemes of
 * its purpose and the brand's `trustedOrigins.links` (S-native-04).
 *
 * @returns a function from the address and its purpose to the absolute address, or null when it must not be opened
 */
export function useLinkCheck(): (address: string, purpose: LinkPurpose) => string | null {
  const { links } = useTenant().trustedOrigins
  return useCallback(
    (address, purpose) => checkLink(address, { purpose, self: pageOrigin(), origins: links }),
    [links],
  )
}
