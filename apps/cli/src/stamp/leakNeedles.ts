import type { TenantConfig } from '@livery/tenant'
import type { Brand } from '@livery/theme'

/** Brand data that the leak scan needs. */
export interface ScannedBrand {
  readonly id: string
  readonly config: TenantConfig
  readonly brand: Brand
}

/** Text that may only appear in its owner's bundle. */
export interface Needle {
  readonly owner: string
  readonly what: string
  readonly text: string
}

/** Minimum difference between colour channels: black, white and greys belong to no brand. */
const LEAST_DIFFERENCE = 24

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

/** Texts and colours that may only appear in the brand's own bundle. */
export function needlesOf({ id, config, brand }: ScannedBrand): Needle[] {
  const needle = (what: string, text: string | undefined): Needle[] =>
    text === undefined || text.length < SHORTEST ? [] : [{ owner: id, what, text }]
  const { install, signIn, legal, contacts } = config
  return [
    ...needle('id', id),
    ...needle('name', config.name),
    ...needle('merchant code', config.merchantCode),
    ...config.hosts.flatMap((host) => needle('host', host)),
    ...needle('company', legal.company),
    ...needle('licence number', legal.licenceNumber),
    ...[brand.colors.brand, brand.colors.accent]
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
