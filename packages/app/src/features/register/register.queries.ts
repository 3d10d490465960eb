import { unwrap, type Gateway } from '@livery/api'
import { ANNOUNCEMENT_PLATFORM, ANNOUNCEMENT_TYPES, BANNER_GROUPS } from '@livery/domain/announcements'
import { queryOptions } from '@tanstack/react-query'

/** Banners of the registration page. */
export function registrationBannersQuery(gateway: Gateway, merchantCode: string, language: string) {
  return queryOptions({
    queryKey: ['registration', 'banners', merchantCode, language],
    queryFn: async ({ signal }) => {
      const query = {
        types: ANNOUNCEMENT_TYPES.banners,
        groupName: BANNER_GROUPS.registration,
        platform: ANNOUNCEMENT_PLATFORM,
        merchantCode,
      } as const
      return (
        await unwrap(gateway.GET('/wps/relay/MCSFE_getListAnnouncements', { params: { query }, signal }))
      ).banners
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
