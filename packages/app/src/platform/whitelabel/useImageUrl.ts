import { checkLink, chooseImageHost, imageUrl } from '@livery/domain/site'
import { useQuery } from '@tanstack/react-query'
import { atom, useAtom } from 'jotai'
import { useCallback, useEffect } from 'react'

import { useGateway, useTenant } from '#platform/boot/ServicesContext.ts'
import { pageOrigin, pathOrAddress } from '#platform/device/pageOrigin.ts'

import { whitelabelQuery } from './whitelabel.queries.ts'

/** Image host chosen for this visit; null until the gateway has named some, or when it names none. */
const imageHostAtom = atom<string | null>(null)

/**
 * Resolves a picture's address against the host chosen for this visit, else the gateway's origin.
 * @returns a function from the wire's address to one that may be loaded; undefined for one that may not
 */
export function useImageUrl(): (path: string) => string | undefined {
  const { gateway, trustedOrigins } = useTenant()
  const { data } = useQuery(whitelabelQuery(useGateway()))
  const [host, chooseHost] = useAtom(imageHostAtom)
  const hosts = data?.imageCdn
  useEffect(() => {
    if (hosts)
      chooseHost((chosen) => (chosen !== null && hosts.includes(chosen) ? chosen : chooseImageHost(hosts)))
  }, [hosts, chooseHost])

  return useCallback(
    (path) => {
      const base = host ?? (gateway.baseUrl || null)
      const origins = trustedOrigins.images.length === 0 ? [] : [...trustedOrigins.images, ...originOf(base)]
      const address = checkLink(imageUrl(path, base), { purpose: 'image', self: pageOrigin(), origins })
      return address === null ? undefined : pathOrAddress(address)
    },
    [host, gateway.baseUrl, trustedOrigins.images],
  )
}

function originOf(base: string | null): readonly string[] {
  const url = base === null ? null : URL.parse(base)
  return url ? [url.origin] : []
}
