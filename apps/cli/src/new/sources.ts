import { scriptsOfAll, JURISDICTIONS, type TenantInput } from '@livery/tenant'
import type { BrandInput, FaceId } from '@livery/theme'

import type { NewTenant } from './newTenant.ts'
import { proposeAccent } from './palette.ts'
import { source } from './source.ts'

/** Default merchant code: the first letters of the id and the lowest number that no other brand uses. */
export function merchantCodeFor(id: string, taken: readonly string[] = []): string {
  const letters = id
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 3)
    .padEnd(3, 'x')
    .toUpperCase()
  for (let number = 1; ; number++) {
    const code = `${letters}${String(number).padStart(2, '0')}`
    if (!taken.includes(code)) return code
  }
}

function tenantInput(answers: NewTenant): TenantInput {
  const { id, name, languages, jurisdiction } = answers
  const rules = JURISDICTIONS[jurisdiction]
  const [first = 'EN'] = languages
  const local = id.replace(/^_/, '')
  const help = [rules.helpHosts[0] ?? 'www.gamblingtherapy.org', ...rules.schemeHosts]
  return {
    id,
    name,
    ...(answers.nameIsWord && { nameIsWord: true }),
    description: `${name}: games, sports and lotteries.`,
    merchantCode: answers.merchantCode ?? merchantCodeFor(local),
    hosts: [answers.host ?? `play.${local}.example`, `${local}.localhost`],
    languages: { offered: languages, default: first },
    flags: { MOBILEVERCODELOGIN3: true, REFERRAL: true, VIP: true },
    registration: { methods: ['username', 'mobileNum'] },
    currency: answers.currency ?? rules.currency,
    games: {
      categories: [
        'HOT',
        'RNG',
        'LIVE',
        'SPORTS',
        'ESPORTS',
        'PVP',
        'FISH',
        'LOTT',
        'ELOTT',
        'NEW_GAME',
        'REWARD',
        'PROMO',
      ],
    },
    legal: {
      jurisdiction,
      company: answers.company ?? `${name} Limited`,
      companyNumber: '0',
      address: `${rules.name}`,
      licenceNumber: answers.licence ?? rules.licence.example,
      licenceUrl: rules.regulator.url,
      minimumAge: rules.minimumAge,
      responsibleGaming: help.map((host) => ({ label: host, url: `https://${host}/` })),
    },
    trustedOrigins: {
      frames: ['http://localhost:7000'],
      chat: ['http://localhost:7000'],
      pay: ['http://localhost:7000'],
      images: ['http://localhost:7000'],
    },
  }
}

/** Font that covers every letter of the languages. */
function faceFor({ languages }: NewTenant): FaceId {
  const scripts = scriptsOfAll(languages)
  if (scripts.includes('arabic')) return 'readex-pro'
  return scripts.includes('vietnamese') ? 'plus-jakarta-sans' : 'outfit'
}

export function brandInput(answers: NewTenant): BrandInput {
  const face = faceFor(answers)
  return {
    colors: { brand: answers.color, accent: answers.accent ?? proposeAccent(answers.color) },
    neutral: { from: 'brand', tint: 0.4 },
    surfaces: { depth: 0.6, step: 0.5, paper: 0.2, glow: 0.4, sheen: 0.3, shadow: 0.5 },
    gradient: { angle: 120, travel: 0.4, panel: 0.4 },
    radius: 12,
    density: 'medium',
    type: {
      text: { face, regular: 400, medium: 500, bold: 700 },
      display: { face, weight: 700 },
      scale: 1.18,
    },
  }
}

/** Answers by the field that holds them. */
const ANSWER_IN: Readonly<Record<string, string>> = {
  merchantCode: 'merchantCode',
  hosts: 'host',
  languages: 'languages',
  currency: 'currency',
  'legal.jurisdiction': 'jurisdiction',
  'legal.company': 'company',
  'legal.licenceNumber': 'licence',
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields without those that shared defaults say and nobody answered. */
function ownFields(input: object, shared: unknown, answers: NewTenant, before = ''): Record<string, unknown> {
  const said = isFields(shared) ? shared : {}
  const rest = Object.entries(input).flatMap(([name, value]): [string, unknown][] => {
    const path = `${before}${name}`
    const isGiven = answers.given?.includes(ANSWER_IN[path] ?? '') === true
    if (isGiven || said[name] === undefined) return [[name, value]]
    if (!isFields(value)) return []
    const own = ownFields(value, said[name], answers, `${path}.`)
    return Object.keys(own).length === 0 ? [] : [[name, own]]
  })
  return Object.fromEntries(rest)
}

/** Jurisdiction of a new brand: the answered one, else that of its shared defaults, else the usual one. */
function jurisdictionOf({ given, jurisdiction }: NewTenant, shared: unknown): NewTenant['jurisdiction'] {
  const legal = isFields(shared) ? shared['legal'] : undefined
  const said = isFields(legal) && given?.includes('jurisdiction') !== true ? legal['jurisdiction'] : undefined
  return Object.values(JURISDICTIONS).find(({ id }) => id === said)?.id ?? jurisdiction
}

/**
 * A `tenant.ts` for the answers.
 * @param shared data of the defaults that it names: what they say is left out, unless it was answered
 */
export function tenantSource(answers: NewTenant, shared: unknown = {}): string {
  const { defaults } = answers
  const jurisdiction = jurisdictionOf(answers, shared)
  const { id, ...fields } = ownFields(tenantInput({ ...answers, jurisdiction }), shared, answers)
  const input = { id, ...(defaults && { defaults }), ...fields }
  return `import { defineTenant } from '@livery/tenant'\n\nexport default defineTenant(${source(input)})\n`
}
