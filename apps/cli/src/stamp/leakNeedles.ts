import { readCatalogue } from '@livery/i18n/compile'
import { isCommonWord, type EnvironmentName, type TenantConfig } from '@livery/tenant'
import type { Brand } from '@livery/theme'

/** Brand data that the leak scan needs. */
export interface ScannedBrand {
  readonly id: string
  readonly config: TenantConfig
  readonly brand: Brand
  /** Values of the brand's environments: another bundle may have none of them. */
  readonly environments?: Readonly<Partial<Record<EnvironmentName, TenantConfig>>> | undefined
}

/** Text that may only appear in its owner's bundle. */
export interface Needle {
  readonly owner: string
  readonly what: string
  readonly text: string
}

/** Minimum difference between colour channels: black, white and greys belong to no brand. */
const LEAST_DIFFERENCE = 24

/** Endings of a company's name that say its legal form. */
const LEGAL_FORM =
  /[\s,]+(?:ltd|limited|n\.?\s?v|b\.?\s?v|inc|llc|plc|gmbh|s\.?\s?a|corp(?:oration)?|company|co)\.?$/iu

/** Lengths from which a sentence or a number says whose it is. */
const TELLING_SENTENCE = 24
const TELLING_NUMBER = 5
const TELLING_STREET = 12

/** Minimum length of a text: shorter ones are found by chance. */
const SHORTEST = 4

const channelsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

function isTelling(color: string): boolean {
  const channels = channelsOf(color)
  return Math.max(...channels) - Math.min(...channels) >= LEAST_DIFFERENCE
}

/** Spellings of a colour in style sheets, drawings and addresses of inlined drawings. */
function spellings(color: string): string[] {
  const channels = channelsOf(color)
  const functions = [', ', ',', ' '].map((comma) => `rgb(${channels.join(comma)})`)
  return [color, `%23${color.slice(1)}`, ...functions]
}

let english: ReturnType<typeof readCatalogue> | undefined

/** True for a word of the product's own, which says nothing about a brand of that name. */
export function isProductWord(text: string): boolean {
  english ??= readCatalogue('EN')
  return isCommonWord(text, english)
}

/** Facts of the licensee that say whose they are; short ones and examples do not. */
function legalNeedles({
  company,
  companyNumber = '',
  address = '',
}: TenantConfig['legal']): [string, string][] {
  const short = company.replace(LEGAL_FORM, '')
  const isTelling = short !== company && short.length >= 2 * SHORTEST && /\s/.test(short)
  const [street = ''] = address.split(',')
  return [
    ['company', company],
    ...(isTelling ? [['company', short] as [string, string]] : []),
    ...(/\d{4}/.test(companyNumber) && companyNumber.length >= TELLING_NUMBER
      ? [['company number', companyNumber] as [string, string]]
      : []),
    ...[address, street]
      .filter((place) => /\d/.test(place) && place.length >= TELLING_STREET)
      .map((place): [string, string] => ['address', place]),
  ]
}

/** A brand as far as it could be read: one whose `brand.ts` has problems has no colours. */
export type ReadBrand = Omit<ScannedBrand, 'brand'> & { readonly brand?: Brand | undefined }

/** Texts of brands by their configuration, kept: a build asks several times for those of every brand. */
const known = new WeakMap<TenantConfig, { readonly of: ReadBrand; readonly needles: readonly Needle[] }>()

/** Texts and colours that may only appear in the brand's own bundle, of all its environments. */
export function needlesOf(brand: ReadBrand): readonly Needle[] {
  const before = known.get(brand.config)
  if (
    before?.of.id === brand.id &&
    before.of.brand === brand.brand &&
    before.of.environments === brand.environments
  )
    return before.needles
  const configs = [brand.config, ...Object.values(brand.environments ?? {})]
  const all = configs.flatMap((config) => needlesIn({ ...brand, config }))
  const needles = [...new Map(all.map((needle) => [`${needle.what} ${needle.text}`, needle])).values()]
  known.set(brand.config, { of: brand, needles })
  return needles
}

/**
 * Everything that bundles are searched for, as one text. It says whether they are to be searched again: flags, layouts and
 * addresses of gateways change nothing of it.
 */
export const searchedTexts = (brands: readonly ReadBrand[]): string => JSON.stringify(brands.map(needlesOf))

/** Id and name of a brand, unless they are words of the product. */
export function namesOf({ id, config }: Pick<ScannedBrand, 'id' | 'config'>): Needle[] {
  const names: Needle[] = [
    { owner: id, what: 'id', text: id },
    { owner: id, what: 'name', text: config.name },
  ]
  return names.filter(({ text }) => text.length >= SHORTEST && !isProductWord(text))
}

/** Colours of a brand and of its seasons. */
const coloursOf = (brand: Brand): string[] =>
  [brand, ...(brand.seasons ?? []).map((season) => season.brand)].flatMap(({ colors }) => [
    colors.brand,
    colors.accent,
  ])

function needlesIn({ id, config, brand }: ReadBrand): Needle[] {
  const needle = (what: string, text: string | undefined): Needle[] =>
    text === undefined || text.length < SHORTEST ? [] : [{ owner: id, what, text }]
  const { install, signIn, legal, contacts } = config
  return [
    ...(config.nameIsWord === true ? [] : namesOf({ id, config })),
    ...(config.description.length < TELLING_SENTENCE ? [] : needle('description', config.description)),
    ...needle('merchant code', config.merchantCode),
    ...config.hosts.flatMap((host) => needle('host', host)),
    ...legalNeedles(legal).flatMap(([what, text]) => needle(what, text)),
    ...needle('licence number', legal.licenceNumber),
    ...(brand === undefined ? [] : coloursOf(brand))
      .filter(isTelling)
      .flatMap(spellings)
      .flatMap((color) => needle('colour', color)),
    ...needle('profile identity', install.iosProfile?.identifier),
    ...needle('profile identity', install.iosProfile?.uuid),
    ...needle('app identity', install.androidApp?.package),
    ...needle('app identity', install.appleApp?.appId),
    ...needle('sign-in client', signIn.facebook?.clientId),
    ...needle('sign-in client', signIn.google?.clientId),
    ...needle('sign-in key', signIn.phoneAuth?.apiKey),
    ...needle('e-mail address', contacts.email),
  ]
}
