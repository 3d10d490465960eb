import type { Schemas } from '@livery/api'
import { checkLink } from '@livery/domain/site'
import { Card } from '@livery/ui/card'
import { Image } from '@livery/ui/image'

import { pageOrigin, pathOrAddress } from '#platform/device/pageOrigin.ts'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

export interface BannerSlideProps {
  readonly banner: Schemas['Banner']
  /** True for the first banner, whose picture is loaded eagerly. */
  readonly first: boolean
}

/** Slide of one banner: a picture, with a link if it has one. */
export function BannerSlide({ banner, first }: BannerSlideProps) {
  const imageUrl = useImageUrl()
  const picture = <Image src={imageUrl(banner.url)} alt={banner.title} ratio="banner" priority={first} />
  const href = insideOrTrusted(banner.link)
  return (
    <Card padding="none" href={href}>
      {picture}
    </Card>
  )
}

/** A banner's link: a path of the site as it is, another site's address if it may be opened. */
function insideOrTrusted(link: string | undefined): string | undefined {
  if (link === undefined) return undefined
  const address = checkLink(link, { purpose: 'page', self: pageOrigin() })
  return address === null ? undefined : pathOrAddress(address)
}
