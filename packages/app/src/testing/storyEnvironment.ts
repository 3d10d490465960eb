import type { Schemas, ValueOf } from '@livery/api'
import type { LanguageCode } from '@livery/i18n'
import type { BootData, PublicTenant } from '@livery/tenant'
import { createContext, use } from 'react'

/** Calls whose answers a gateway's offer provides; stories get real answers to them. */
export type OfferCall =
  | 'listHotGames'
  | 'listGames'
  | 'listVendorGameTypes'
  | 'listVendorGames'
  | 'listAnnouncements'
  | 'getWinners'
  | 'getJackpot'
  | 'listLiveModels'
  | 'listFixtures'
  | 'listLotteries'
  | 'getLotteryMenu'
  | 'listDraws'
  | 'listVietnamRecent'
  | 'getVietnamNumero'
  | 'getHelpCenter'
  | 'getInbox'
  | 'getPromotions'
  | 'getPromotion'

/** Offer of a gateway to a brand in one language: games, images, announcements, lotteries, help and letters. */
export type Offer = { readonly [Id in OfferCall]: ValueOf<Id> } & {
  /** The open period of each lottery. */
  readonly periods: readonly Schemas['LotteryPeriod'][]
  /** Plays of the first lottery, in each play type. */
  readonly plays: readonly Schemas['LotteryPlays'][]
  /** The VIP ladder with its medals. */
  readonly vipLevels: readonly Schemas['VipLevel'][]
}

/** Brand with all data that its stories need. */
export interface StoryBrand {
  readonly boot: BootData
  /** Address of the {@link Offer} in each language. */
  readonly offers: Readonly<Record<LanguageCode, string>>
  /** Folder that the offers' pictures are in. */
  readonly pictures: string
}

/** Toolbar settings of a story. */
export interface StoryLook {
  readonly brand: StoryBrand
  readonly theme: 'dark' | 'light'
  readonly language: LanguageCode
  /** Direction that holds whatever the language's is. */
  readonly direction?: 'ltr' | 'rtl' | undefined
}

/** Data that the answers of a story may depend on. */
export interface StoryEnvironment {
  readonly tenant: PublicTenant
  readonly offer: Offer
  /** Formats a number of base units as a decimal string of the brand's currency. */
  readonly money: (amount: number) => string
}

export const StoryLookContext = createContext<StoryLook | undefined>(undefined)

/** The brand and language of the toolbar. */
export function useStoryLook(): StoryLook {
  const look = use(StoryLookContext)
  if (!look) throw new Error('A screen needs a brand: put a StoryLookContext above its story.')
  return look
}
