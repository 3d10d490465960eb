import { BANNER_GROUPS } from './wire.ts'

export type BannerFacts = { readonly groupName: string }

/** Banners of home's carousel: groups m_home and m_live; m_live only while there is a live model. */
export function carouselBanners<Banner extends BannerFacts>(
  banners: readonly Banner[],
  hasLiveModel: boolean,
): Banner[] {
  return banners.filter(
    ({ groupName }) => groupName === BANNER_GROUPS.home || (groupName === BANNER_GROUPS.live && hasLiveModel),
  )
}

/** True when a live model is on duty today and streaming now. */
export function hasLiveModel(
  models: readonly { readonly active: boolean; readonly streaming: boolean }[],
): boolean {
  return models.some(({ active, streaming }) => active && streaming)
}

/** Banners of one group, for the new-game shelf, the invite block and the registration page. */
export function bannersOf<Banner extends BannerFacts>(
  banners: readonly Banner[],
  group: keyof typeof BANNER_GROUPS,
): Banner[] {
  return banners.filter(({ groupName }) => groupName === BANNER_GROUPS[group])
}
