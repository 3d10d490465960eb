import type { Schemas, ValueOf } from '@livery/api'
import type { LanguageCode } from '@livery/i18n'
import type { BootData, PublicTenant } from '@livery/tenant'
import { createContext, use } from 'react'

/** The calls by which a gateway tells what it offers and writes; whoever makes stories gives them real answers. */
export type OfferCall =
  | 'listHotGames'
  | 'listGames'
  | 'listVendorGameTypes'
  | 'listVendorGames'
  | 'listAnnouncements'
  | 'getWinners'
  | 'getJackpot'
  | 'listLiveModels'
  | 'listLotteries'
  | 'getLotteryMenu'
  | 'listDraws'
  | 'listVietnamRecent'
  | 'getVietnamNumero'
  | 'getHelpCenter'
  | 'getInbox'
  | 'getPromotions'
  | 'getPromotion'

/** What a gateway offers a brand in one language: games, pictures, news, lotteries, help and letters. */
export type Offer = { readonly [Id in OfferCall]: ValueOf<Id> } & {
  /** The open period of each lottery. */
  readonly periods: readonly Schemas['LotteryPeriod'][]
  /** How the first lottery is bet on, in each way of playing. */
  readonly plays: readonly Schemas['LotteryPlays'][]
  /** The VIP ladder with its medals. */
  readonly vipLevels: readonly Schemas['VipLevel'][]
}

/** A brand with everything that a screen of it is made of. */
export interface StoryBrand {
  readonly boot: BootData
  /** Address of the {@link Offer} in each language. */
  readonly offers: Readonly<Record<LanguageCode, string>>
  /** Folder that the offers' pictures are in. */
  readonly pictures: string
}

/** What the toolbar asks of a screen. */
export interface StoryLook {
  readonly brand: StoryBrand
  readonly theme: 'dark' | 'light'
  readonly language: LanguageCode
  /** Direction that holds whatever the language's is. */
  readonly direction?: 'ltr' | 'rtl' | undefined
}

/** What the answers of a story may depend on. */
export interface StoryWorld {
  readonly tenant: PublicTenant
  readonly offer: Offer
  /** So many base units in the brand's currency, with as many decimals as it has. */
  readonly money: (amount: number) => string
}

export const StoryLookContext = createContext<StoryLook | undefined>(undefined)

/** The brand and language of the toolbar. */
export function useStoryLook(): StoryLook {
  const look = use(StoryLookContext)
  if (!look) throw new Error('A screen needs a brand to wear: put a StoryLookContext above its story.')
  return look
}
