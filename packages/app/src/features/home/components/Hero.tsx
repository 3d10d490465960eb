import { carouselBanners } from '@livery/domain/announcements'
import type { HomeSection } from '@livery/tenant'
import { Carousel } from '@livery/ui/carousel'
import { Skeleton } from '@livery/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useGameContext } from '#capabilities/games/gameContext.ts'

import * as css from '../home.css.ts'
import { homeMessages as messages } from '../home.messages.ts'
import { announcementsQuery, onAirQuery } from '../home.queries.ts'
import { BannerSlide } from './BannerSlide.tsx'

export type HeroVariant = HomeSection<'hero'>['variant']

export interface HeroProps {
  readonly variant: HeroVariant
  /** The brand's own name of the offers, for screen readers. */
  readonly title?: string | undefined
}

/** Carousel of home's banners with autoplay; nothing without banners. */
export function Hero({ variant, title }: HeroProps) {
  const { formatMessage } = useIntl()
  const context = useGameContext()
  const { data, isPending } = useQuery(announcementsQuery(context))
  const { data: onAir = false } = useQuery(onAirQuery(context))
  if (isPending) {
    return (
      <span className={css.heroPlaces[variant]}>
        <Skeleton shape="card" />
      </span>
    )
  }
  const banners = carouselBanners(data?.banners ?? [], onAir)
  if (banners.length === 0) return null
  return (
    <div className={css.hero}>
      <Carousel
        label={title ?? formatMessage(messages.banners)}
        slides={banners}
        keyOf={(banner) => `${banner.groupName} ${banner.url}`}
        width={variant === 'full' ? 'edge' : 'gutter'}
        dots={variant === 'carousel' ? 'below' : 'over'}
        pauseLabel={formatMessage(messages.bannerPause)}
        playLabel={formatMessage(messages.bannerPlay)}
        positionLabel={(number, count) => formatMessage(messages.bannerOf, { number, count })}
      >
        {(banner, first) => <BannerSlide banner={banner} first={first} variant={variant} />}
      </Carousel>
    </div>
  )
}
