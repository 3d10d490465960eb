import {
  checkLink,
  chooseImageHost,
  imageSources,
  type ImageSizing,
  imageUrl,
  isHostedImage,
} from '@livery/domain/site'
import type { Picture } from '@livery/ui/picture'
import { useQuery } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'

import { useGateway, useTenant } from '#platform/boot/ServicesContext.ts'
import { pageOrigin, pathOrAddress } from '#platform/device/pageOrigin.ts'

import { whitelabelQuery } from './whitelabel.queries.ts'

/**
 * Chance in [0, 1) by which this visit's image host is chosen. One number for the visit, so that the choice is
 * made while rendering: a host that came a frame later would have every picture fetched twice. A document is made
 * with the first host.
 */
export const imageHostChanceAtom = atom(typeof document === 'undefined' ? 0 : Math.random())

/** Empty picture, shown until the hosts are known. */
const NOTHING_YET = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** Resolves a picture's path to what may be loaded; undefined for an address that may not. */
export type ImageUrl = (path: string) => Picture | undefined

/**
 * Resolves pictures against the image host of this visit, else the gateway's origin. A picture of those hosts comes
 * in the widths that they offer, any other address as it is. Until the hosts are known pictures are empty: they would
 * be fetched again from the host.
 */
export function useImageUrl(): ImageUrl {
  const { gateway, trustedOrigins } = useTenant()
  const { data, failureCount } = useQuery(whitelabelQuery(useGateway()))
  const chance = useAtomValue(imageHostChanceAtom)
  const { imageCdn, imageSizing } = data ?? {}
  const known = data !== undefined || failureCount > 0
  const { baseUrl } = gateway
  const trusted = trustedOrigins.images

  const base = (imageCdn && chooseImageHost(imageCdn, () => chance)) ?? (baseUrl || null)

  return useMemo(
    () => (known ? imageUrlOn(base, imageSizing, trusted) : () => NOTHING_YET),
    [known, base, imageSizing, trusted],
  )
}

/** Resolves pictures against a host. @param trusted origins that the brand allows for pictures; empty: all */
function imageUrlOn(
  base: string | null,
  sizing: ImageSizing | undefined,
  trusted: readonly string[],
): ImageUrl {
  const origins = trusted.length === 0 ? [] : [...trusted, ...originOf(base)]
  // The same object every time, so that tiles with the same picture are not drawn again.
  const resolved = new Map<string, Picture | undefined>()
  const resolve = (path: string): Picture | undefined => {
    const address = checkLink(imageUrl(path, base), { purpose: 'image', self: pageOrigin(), origins })
    if (address === null) return undefined
    const src = pathOrAddress(address)
    if (!sizing || !isHostedImage(path)) return src
    return { src, srcSetFor: (space) => imageSources(src, sizing, space) }
  }
  return (path) => {
    if (!resolved.has(path)) resolved.set(path, resolve(path))
    return resolved.get(path)
  }
}

function originOf(base: string | null): readonly string[] {
  const url = base === null ? null : URL.parse(base)
  return url ? [url.origin] : []
}
