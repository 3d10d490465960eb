import { bannersOf } from '@livery/domain/announcements'
import { Stack } from '@livery/ui/stack'
import { useQuery } from '@tanstack/react-query'

import { useGameContext } from '#capabilities/games/gameContext.ts'

import { announcementsQuery } from '../home.queries.ts'
import { BannerSlide } from './BannerSlide.tsx'

/** First banner of a group, above the part it belongs to; nothing without one. */
export function GroupBanner({ group }: { readonly group: 'newGame' | 'invite' }) {
  const { data } = useQuery(announcementsQuery(useGameContext()))
  const [banner] = bannersOf(data?.banners ?? [], group)
  return (
    banner && (
      <Stack gutter>
        <BannerSlide banner={banner} first={false} />
      </Stack>
    )
  )
}
