import type { Schemas } from '@livery/api'
import { Card } from '@livery/ui/card'
import { Image } from '@livery/ui/image'

import { pathOrAddress } from '#platform/device/pageOrigin.ts'
import { useLinkCheck } from '#platform/trust/useLinkCheck.ts'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

export interface BannerSlideProps {
  readonly banner: Schemas['Banner']
  /** True for the first banner, whose picture is loaded eagerly. */
  readonly first: boolean
}

/** Slide of one banner: a picture, with a link if it has one; another site opens in a tab of its own (S-home-04). */
export function BannerSlide({ banner, first }: BannerSlideProps) {
  const imageUrl = useImageUrl()
  const picture = <Image src={imageUrl(banner.url)} alt={banner.title} ratio="banner" priority={first} />
  const check = useLinkCheck()
  const address = banner.link === undefined ? null : check(banner.link, 'page')
  if (address === null) return <Card padding="none">{picture}</Card>
  const href = pathOrAddress(address)
  return (
    <Card padding="none" href={href} newTab={href === address}>
      {picture}
    </Card>
  )
}
