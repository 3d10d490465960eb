import type { Schemas } from '@livery/api'
import { carouselBanners, checkLink } from '@livery/domain'
import { Card } from '@livery/ui/card'
import { Carousel } from '@livery/ui/carousel'
import { Image } from '@livery/ui/image'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useImageUrl } from '../../../shell/whitelabel/index.ts'
import * as css from '../home.css.ts'
import { homeMessages as messages } from '../home.messages.ts'
import { announcementsQuery, liveModelsQuery } from '../home.queries.ts'
import { useHomeContext } from '../useHomeContext.ts'

/** The banners of home, moving by themselves. Nothing stands here when there are none. */
export function Banners() {
  const { formatMessage } = useIntl()
  const context = useHomeContext()
  const { data, isPending } = useQuery(announcementsQuery(context))
  const { data: hasLiveModel = false } = useQuery(liveModelsQuery(context))
  if (isPending) {
    return (
      <Stack gutter>
        <span className={css.bannerPlace}>
          <Skeleton shape="card" />
        </span>
      </Stack>
    )
  }
  const banners = carouselBanners(data?.banners ?? [], hasLiveModel)
  if (banners.length === 0) return null
  return (
    <Carousel
      label={formatMessage(messages.banners)}
      slides={banners}
      keyOf={(banner) => `${banner.groupName} ${banner.url}`}
      pauseLabel={formatMessage(messages.bannerPause)}
      playLabel={formatMessage(messages.bannerPlay)}
      positionLabel={(number, count) => formatMessage(messages.bannerOf, { number, count })}
    >
      {(banner, first) => <BannerSlide banner={banner} first={first} />}
    </Carousel>
  )
}

function BannerSlide({ banner, first }: { readonly banner: Schemas['Banner']; readonly first: boolean }) {
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
  const address = checkLink(link, { purpose: 'page', self: location.origin })
  if (address === null) return undefined
  const url = new URL(address)
  return url.origin === location.origin ? `${url.pathname}${url.search}${url.hash}` : address
}
