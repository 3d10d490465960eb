import { BANNER_GROUPS } from './constants.ts'

export type BannerFacts = { readonly groupName: string }

/** Home's carousel: groups m_home and m_live; m_live banners only while there is a live model. */
export function carouselBanners<Banner extends BannerFacts>(
  banners: readonly Banner[],
  hasLiveModel: boolean,
): Banner[] {
  return banners.filter(
    ({ groupName }) => groupName === BANNER_GROUPS.home || (groupName === BANNER_GROUPS.live && hasLiveModel),
  )
}

/** Whether somebody is on air: on duty today, and streaming now. */
export function hasLiveModel(
  models: readonly { readonly active: boolean; readonly streaming: boolean }[],
): boolean {
  return models.some(({ active, streaming }) => active && streaming)
}

/** The banners of one group, for the new-game shelf, the invite block and the registration page. */
export function bannersOf<Banner extends BannerFacts>(
  banners: readonly Banner[],
  group: keyof typeof BANNER_GROUPS,
): Banner[] {
  return banners.filter(({ groupName }) => groupName === BANNER_GROUPS[group])
}

/** A carousel loops and plays by itself with more than one banner. */
export function carouselLoops(count: number): boolean {
  return count > 1
}

/** Which layouts the platform's template picks. */
export type TemplateFlags = { readonly mem_cen?: number | null; readonly dep_func?: number | null }
export type Layout = 'new' | 'base'

export function memberCentreLayout(template: TemplateFlags | null | undefined): Layout {
  return template?.mem_cen === 1 ? 'new' : 'base'
}

export function depositLayout(template: TemplateFlags | null | undefined): Layout {
  return template?.dep_func === 1 ? 'new' : 'base'
}

/** A trial was granted unless its value is 0: the page then goes home. */
export function isTrialGranted(trial: number | string | null | undefined): boolean {
  return trial !== null && trial !== undefined && Number(trial) !== 0
}
