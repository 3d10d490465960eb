import { carouselBanners, hasLiveModel } from '@livery/domain'
import { Carousel } from '@livery/ui/carousel'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useGameContext } from '../../../shell/games/gameContext.ts'
import * as css from '../home.css.ts'
import { homeMessages as messages } from '../home.messages.ts'
import { announcementsQuery, liveModelsQuery } from '../home.queries.ts'
import { BannerSlide } from './BannerSlide.tsx'

/** The banners of home, moving by themselves. Nothing stands here when there are none. */
export function Banners() {
  const { formatMessage } = useIntl()
  const context = useGameContext()
  const { data, isPending } = useQuery(announcementsQuery(context))
  const { data: models = [] } = useQuery(liveModelsQuery(context))
  if (isPending) {
    return (
      <Stack gutter>
        <span className={css.bannerPlace}>
          <Skeleton shape="card" />
        </span>
      </Stack>
    )
  }
  const banners = carouselBanners(data?.banners ?? [], hasLiveModel(models))
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
