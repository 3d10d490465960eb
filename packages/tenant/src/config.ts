import type { Duty, GameCategory, WhitelabelFlag } from '@livery/domain'
import type { LanguageCode } from '@livery/i18n/registry'

/** How home is ordered: what a visitor sees first under the banner. */
export type HomeVariant = 'games' | 'lottery' | 'sports'
/** Shape of a game's tile: tall art, square art, or art beside its text. */
export type GameTileVariant = 'poster' | 'square' | 'row'
/** Where the rail of game categories stands on home: along the top of the games, or down their side. */
export type EntranceVariant = 'top' | 'side'
/** Where the logo stands in the home header. */
export type HeaderVariant = 'start' | 'centre'
/** The bottom menu as an edge-to-edge bar or as a floating pill. */
export type BottomMenuVariant = 'bar' | 'floating'

/** Which sign-up ways a merchant offers, in the order of their tabs. */
export type RegistrationMethod = 'username' | 'mobileNum'

/** Ids of the jurisdiction packs in `jurisdictions/`. */
export type JurisdictionId = 'malta' | 'curacao' | 'great-britain' | 'pennsylvania'

export interface TenantLanguages {
  /** Platform codes in the order of the language picker. */
  readonly offered: readonly LanguageCode[]
  /** What a first visitor gets; one of `offered`. */
  readonly default: LanguageCode
  /** BCP 47 tags that replace the registry's, for instance `{ TY: 'ty-PF' }`. */
  readonly tags: Readonly<Partial<Record<LanguageCode, string>>>
}

/** Built-in templates; the gateway's `mobileTemplate` may change them while the site runs. */
export interface TenantTemplates {
  /** 1 shows the new member centre, 0 the base one. */
  readonly mem_cen: 0 | 1
  /** 1 shows the new deposit detail, 0 the base one. */
  readonly dep_func: 0 | 1
  /** Text of the invite banner as HTML; it is sanitised when rendered. */
  readonly login_prompt_text?: string
}

export interface TenantLayout {
  readonly home: HomeVariant
  readonly entrance: EntranceVariant
  readonly gameTile: GameTileVariant
  readonly header: HeaderVariant
  readonly bottomMenu: BottomMenuVariant
  /** Theme of a visitor who never chose one. */
  readonly defaultTheme: 'dark' | 'light'
}

export interface TenantGateway {
  /** Origin of the gateway, or '' when the site's own origin proxies it. */
  readonly baseUrl: string
  /** Value of the `Gateway` header outside an installed app. */
  readonly WEB: number
  /** Value of the `Gateway` header in an installed app. */
  readonly MOBILE: number
  /** Which of the two readings of the system status this platform means. */
  readonly statusReading: 'A' | 'B'
  /** Also sends the session token where the specification names a `token` field. */
  readonly tokenInPayload: boolean
}

/** The one game that the COCKFIGHT category launches. */
export interface CockfightGame {
  readonly vendor: string
  readonly gameId: string
  readonly nodeId: string
}

/** Names of the platform's prize modes, as this merchant's gateway spells them. */
export interface LotteryModes {
  readonly lottery: string
  readonly elottery: string
  readonly vietnam: string
  readonly sea: string
}

export interface TenantGames {
  /** Order of the categories in menus; those it does not name follow in the platform's order. */
  readonly categories: readonly GameCategory[]
  /** Labels shown instead of a vendor's own name, by vendor code. */
  readonly vendorLabels: Readonly<Record<string, string>>
  readonly cockfight?: CockfightGame
  readonly lotteryModes: LotteryModes
}

/** Identity of the iOS web-clip profile (`.mobileconfig`). */
export interface IosProfile {
  /** Reverse-DNS identifier, such as `com.example.webclip`. */
  readonly identifier: string
  readonly organisation: string
  /** Fixed UUID: iOS replaces a profile that has the same one. */
  readonly uuid: string
}

/** An Android app that may open this site's addresses (`assetlinks.json`). */
export interface AndroidApp {
  /** Its package, such as `com.example.app`. */
  readonly package: string
  /** SHA-256 fingerprints of its signing certificates, as `keytool` prints them. */
  readonly fingerprints: readonly string[]
}

/** An iOS app that may open this site's addresses (`apple-app-site-association`). */
export interface AppleApp {
  /** Team and bundle identifier, such as `ABCDE12345.com.example.app`. */
  readonly appId: string
}

export interface TenantInstall {
  readonly iosProfile?: IosProfile
  readonly androidApp?: AndroidApp
  readonly appleApp?: AppleApp
  /** https address of the Android package. */
  readonly androidUrl?: string
  /** Rating of the download bar, 0 to 5; absent, none is shown. */
  readonly rating?: number
  /** Offers the app again on other days, to those who have not kept that away for the day. */
  readonly remind?: boolean
  /** Oldest iOS that the app runs on. */
  readonly minimumIos: string
}

export interface ResponsibleGamingLink {
  readonly label: string
  readonly url: string
}

export interface TenantLegal {
  readonly jurisdiction: JurisdictionId
  /** Registered name of the licensee. */
  readonly company: string
  readonly companyNumber?: string
  readonly address?: string
  readonly licenceNumber: string
  /** The regulator's public page of this licence. */
  readonly licenceUrl?: string
  /** Age that the confirmation at registration names. */
  readonly minimumAge: 18 | 21
  /** Age that a birthday must show where one is asked. */
  readonly birthdayMinimumAge: number
  /** Help organisations, shown in the footer and on the responsible-gaming page. */
  readonly responsibleGaming: readonly ResponsibleGamingLink[]
}

export interface TenantContacts {
  readonly email?: string
  readonly telegram?: string
  readonly whatsapp?: string
  readonly facebook?: string
  readonly youtube?: string
}

/** Origins besides the site's own and the gateway's that pages may use; all of them go into the CSP. */
export interface TrustedOrigins {
  /** Games that may be framed. */
  readonly frames: readonly string[]
  readonly chat: readonly string[]
  readonly pay: readonly string[]
  readonly images: readonly string[]
}

/** Public keys of Firebase phone authentication. */
export interface PhoneAuth {
  readonly provider: 'firebase'
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  readonly appId: string
}

export interface TenantSignIn {
  readonly facebook?: { readonly clientId: string }
  readonly google?: { readonly clientId: string }
  readonly phoneAuth?: PhoneAuth
}

/** Everything one brand says about itself, defaults filled in. */
export interface TenantConfig {
  /** Folder name under `tenants/`; a leading `_` marks a generated brand. */
  readonly id: string
  /** The brand's name as players read it. */
  readonly name: string
  /** One sentence for search engines and shared links. */
  readonly description: string
  /** Value of the `Merchant` header. */
  readonly merchantCode: string
  /** Host names that serve this brand, the canonical one first; `<id>.localhost` is always among them. */
  readonly hosts: readonly string[]
  readonly languages: TenantLanguages
  readonly flags: Readonly<Record<WhitelabelFlag, boolean>>
  readonly templates: TenantTemplates
  readonly layout: TenantLayout
  readonly gateway: TenantGateway
  readonly registration: { readonly methods: readonly RegistrationMethod[] }
  /** ISO 4217 code of the wallet. */
  readonly currency: string
  readonly games: TenantGames
  readonly install: TenantInstall
  readonly legal: TenantLegal
  readonly contacts: TenantContacts
  readonly trustedOrigins: TrustedOrigins
  readonly signIn: TenantSignIn
}

/** A telephone number for people who gamble too much, as the regulator wants it shown. */
export interface Helpline {
  /** As it is shown, with its letters: `1-800-GAMBLER`. */
  readonly number: string
  /** The same for a telephone, in E.164. */
  readonly tel: string
}

/** A jurisdiction pack as the site needs it: what to show and do, without the rules that `livery check` reads. */
export interface Regulation {
  /** The regulator's own name, which is not translated. */
  readonly regulator: string
  /** The number by which the public register knows the licensee. */
  readonly reference: { readonly kind: 'account' | 'licence'; readonly number: string }
  /** The duties in force, in the pack's order. */
  readonly duties: readonly Duty[]
  readonly helpline?: Helpline
}

/** The part of a tenant that browsers get: no hosts, no identities of packages, and what its regulator asks. */
export type PublicTenant = Omit<TenantConfig, 'hosts' | 'install'> & {
  readonly install: Omit<TenantInstall, 'iosProfile' | 'androidApp' | 'appleApp'>
  readonly regulation: Regulation
}
