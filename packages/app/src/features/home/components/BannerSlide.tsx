import type { Schemas } from '@livery/api'
import { Card } from '@livery/ui/card'
import { Image } from '@livery/ui/image'
import { Heading } from '@livery/ui/text'

import { pathOrAddress } from '#platform/device/pageOrigin.ts'
import { useLinkCheck } from '#platform/trust/useLinkCheck.ts'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import * as css from '../home.css.ts'
import type { HeroVariant } from './Hero.tsx'

export interface BannerSlideProps {
  readonly banner: Schemas['Banner']
  /** True for the first banner, whose picture is loaded eagerly. */
  readonly first: boolean
  /** Look of the hero that it belongs to; a banner elsewhere is a card. Default `carousel`. */
  readonly variant?: HeroVariant
}

const RATIOS = { carousel: 'banner', full: 'panorama', compact: 'ribbon', split: 'square' } as const

/** Slide of one banner: a picture, with a link if it has one; another site opens in a tab of its own (S-home-04). */
export function BannerSlide({ banner, first, variant = 'carousel' }: BannerSlideProps) {
  const imageUrl = useImageUrl()
  const check = useLinkCheck()
  const address = banner.link === undefined ? null : check(banner.link, 'page')
  const href = address === null ? undefined : pathOrAddress(address)
  const newTab = href !== undefined && href === address
  const picture = (
    <Image
      src={imageUrl(banner.url)}
      // Beside its title as text the picture says nothing more.
      alt={variant === 'split' ? '' : banner.title}
      ratio={RATIOS[variant]}
      keep={variant === 'split' ? 'end' : 'middle'}
      priority={first}
    />
  )
  if (variant === 'full')
    return (
      <Card padding="none" corners="none" href={href} newTab={newTab}>
        {picture}
      </Card>
    )
  if (variant !== 'split')
    return (
      <Card padding="none" href={href} newTab={newTab}>
        {picture}
      </Card>
    )
  return (
    <Card padding="none" href={href} newTab={newTab}>
      <span className={css.split}>
        <span className={css.splitText}>
          <Heading level={2} size="title">
            {banner.title}
          </Heading>
        </span>
        <span className={css.splitPicture}>{picture}</span>
      </span>
    </Card>
  )
}
