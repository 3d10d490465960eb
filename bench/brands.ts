/** Generated brands for measuring: any number, all different, the same in every run. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { legalFingerprints, readCatalogue } from '@livery/i18n/compile'
import { APPROVED_FILE, packageSources, type TenantInput } from '@livery/tenant'
import type { BrandInput } from '@livery/theme'

/** Languages with complete texts; each brand offers eight of them, starting at a different one. */
const LANGUAGES = ['EN', 'VI', 'TH', 'CN', 'TW', 'JA', 'KO', 'ID', 'MS', 'KM'] as const
const OFFERED = 8
/** Fonts by script: one with Vietnamese, one without, one with Arabic. */
const FACES = ['be-vietnam-pro', 'be-vietnam-pro', 'be-vietnam-pro'] as const
const SYLLABLES = ['ka', 'ro', 'mi', 've', 'lu', 'ta', 'zo', 'ne', 'fi', 'du'] as const

/** Hue step in degrees: hues a golden angle apart never come close to each other. */
const GOLDEN_ANGLE = 137.508

function hex(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (at: number) => {
    const turn = (at + hue / 30) % 12
    const value = lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

function nameOf(number: number): string {
  const [tens, ones] = [Math.floor(number / 10) % 10, number % 10]
  const word = `${SYLLABLES[ones]}${SYLLABLES[tens]}xi${number >= 100 ? number : ''}`
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function tenantOf(number: number): TenantInput {
  const name = nameOf(number)
  const id = name.toLowerCase()
  const offered = Array.from(
    { length: OFFERED },
    (_, at) => LANGUAGES[(number + at) % LANGUAGES.length] ?? 'EN',
  )
  return {
    id,
    name,
    description: `${name}: games, sports and lotteries.`,
    merchantCode: `${id.slice(0, 3).toUpperCase()}${String(number).padStart(3, '0')}`,
    hosts: [`play.${id}.example`, `${id}.localhost`],
    languages: {
      offered,
      default: offered[0] ?? 'EN',
      approved: Object.fromEntries(
        offered.filter((code) => code !== 'EN').map((code) => [code, { by: 'A. Reader', on: '2026-11-01' }]),
      ),
    },
    flags: { MOBILEVERCODELOGIN3: true, REFERRAL: number % 2 === 0, VIP: number % 3 === 0 },
    layout: {
      defaultTheme: number % 2 === 0 ? 'dark' : 'light',
      home: number % 3 === 0 ? 'lottery' : 'games',
    },
    registration: { methods: ['username', 'mobileNum'] },
    currency: 'EUR',
    games: { categories: ['HOT', 'RNG', 'LIVE', 'SPORTS', 'LOTT', 'PROMO'] },
    install: {
      iosProfile: {
        identifier: `example.${id}.webclip`,
        organisation: `${name} Limited`,
        uuid: `5f0f1a52-1e0a-4c7b-9a43-${String(number).padStart(12, '0')}`,
      },
    },
    legal: {
      jurisdiction: 'malta',
      company: `${name} Limited`,
      companyNumber: `C ${10_000 + number}`,
      address: 'Valletta',
      licenceNumber: `MGA/B2C/${1000 + number}/2024`,
      licenceUrl: 'https://www.mga.org.mt/',
      minimumAge: 18,
      responsibleGaming: [{ label: 'Responsible Gaming Foundation', url: 'https://www.rgf.org.mt/' }],
    },
  }
}

function seedsOf(number: number): BrandInput {
  const hue = (number * GOLDEN_ANGLE) % 360
  const face = FACES[number % FACES.length] ?? 'outfit'
  return {
    colors: { brand: hex(hue, 0.72, 0.55), accent: hex((hue + 75) % 360, 0.66, 0.58) },
    neutral: { from: 'brand', tint: 0.4 },
    surfaces: { depth: 0.6, step: 0.5, paper: 0.2, glow: 0.4, sheen: 0.3, shadow: 0.5 },
    gradient: { angle: 90 + (number % 90), travel: 0.4, panel: 0.4 },
    radius: 4 + (number % 4) * 4,
    density: (['dense', 'medium', 'airy'] as const)[number % 3] ?? 'medium',
    type: {
      text: { face, regular: 400, medium: 500, bold: 700 },
      display: { face, weight: 700 },
      scale: 1.18,
    },
  }
}

function drawing(
  width: number,
  height: number,
  { brand, accent }: BrandInput['colors'],
  number: number,
): string {
  const inner = Math.min(width, height)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="g"><stop stop-color="${brand}"/><stop offset="1" stop-color="${accent}"/></linearGradient></defs><rect width="${width}" height="${height}" rx="${inner / 8}" fill="url(#g)"/><circle cx="${inner / 2}" cy="${inner / 2}" r="${inner / 4 + (number % 7)}" fill="#fff"/></svg>`
}

/** Record of the texts that the approvals cover. */
function recordOf({ languages }: TenantInput): string {
  const texts = languages.offered
    .filter((code) => code !== 'EN')
    .map((code) => [code, legalFingerprints(readCatalogue(code))])
  return JSON.stringify(Object.fromEntries(texts))
}

/** Writes `tenants/<id>` of a brand below `root`. */
export async function writeBrand(root: string, number: number): Promise<void> {
  const tenant = tenantOf(number)
  const seeds = seedsOf(number)
  const files: Record<string, string> = {
    'tenant.ts': `import { defineTenant } from '@livery/tenant'\n\nexport default defineTenant(${JSON.stringify(tenant)})\n`,
    'brand.ts': `import { defineBrand } from '@livery/theme'\n\nexport default defineBrand(${JSON.stringify(seeds)})\n`,
    ...packageSources(tenant.id),
    'assets/logo.svg': drawing(240, 80, seeds.colors, number),
    'assets/icon.svg': drawing(128, 128, seeds.colors, number),
    'assets/banners/first.svg': drawing(686, 280, seeds.colors, number),
    [APPROVED_FILE]: recordOf(tenant),
    'messages/EN.json': JSON.stringify({ 'home.guestBody': `Log in to ${tenant.name}` }),
  }
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, 'tenants', tenant.id, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}

/** Writes brands 0 to `count - 1` below `root`, replacing existing ones. */
export async function writeBrands(root: string, count: number): Promise<void> {
  await rm(join(root, 'tenants'), { recursive: true, force: true })
  for (let number = 0; number < count; number++) await writeBrand(root, number)
}
