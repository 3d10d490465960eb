import type { Schemas } from '@livery/api'
import { Card } from '@livery/ui/card'
import { Image } from '@livery/ui/image'
import { Suspense } from 'react'

import { pathOrAddress } from '#platform/device/pageOrigin.ts'
import { lazyPart } from '#platform/parts/lazyPart.tsx'
import { useLinkCheck } from '#platform/trust/useLinkCheck.ts'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import type { HeroVariant } from './Hero.tsx'

/** Lazy imports: a document has the first banner's content, which its code takes over a little later. */
const SplitBanner = lazyPart(async () => ({ default: (await import('./bannerParts.ts')).SplitBanner }))
const Banner = lazyPart(async () => ({ default: (await import('./bannerParts.ts')).Banner }))

export interface BannerSlideProps {
  readonly banner: Schemas['Banner']
  /** True for the first banner, whose picture is loaded eagerly. */
  readonly first: boolean
  /** Look of the hero that it belongs to; a banner elsewhere is a card. Default `carousel`. */
  readonly variant?: HeroVariant
}

/** Least shapes of the looks. */
const RATIOS = { carousel: 'banner', full: 'panorama', compact: 'ribbon' } as const

/**
 * Slide of one banner, with a link if it has one; another site opens in a tab of its own (S-home-04). Text and picture
 * apart are set by the brand; else the picture is shown as it is, with its letters.
 */
export function BannerSlide({ banner, first, variant = 'carousel' }: BannerSlideProps) {
  const check = useLinkCheck()
  const address = banner.link === undefined ? null : check(banner.link, 'page')
  const href = address === null ? undefined : pathOrAddress(address)
  const imageUrl = useImageUrl()
  const { artUrl = banner.url, title } = banner
  const newTab = href !== undefined && href === address
  return (
    <Card padding="none" corners={variant === 'full' ? 'none' : 'card'} href={href} newTab={newTab}>
      {variant === 'split' ? (
        <Suspense fallback={<Image src={imageUrl(artUrl)} alt={title} ratio="banner" priority={first} />}>
          <SplitBanner banner={banner} first={first} />
        </Suspense>
      ) : (
        <WholeBanner banner={banner} first={first} variant={variant} />
      )}
    </Card>
  )
}

/** Text over the picture, or the picture alone. */
function WholeBanner({
  banner,
  first,
  variant,
}: BannerSlideProps & { readonly variant: Exclude<HeroVariant, 'split'> }) {
  const imageUrl = useImageUrl()
  const { url, artUrl, title } = banner
  const ratio = RATIOS[variant]
  return artUrl === undefined ? (
    <Image src={imageUrl(url)} alt={title} ratio={ratio} priority={first} />
  ) : (
    <Suspense fallback={<Image src={imageUrl(artUrl)} alt={title} ratio={ratio} priority={first} />}>
      <Banner {...banner} art={imageUrl(artUrl)} ratio={ratio} priority={first} />
    </Suspense>
  )
}
