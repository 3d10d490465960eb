import { baseUnit, currencyDecimals, matchRoute, type RouteId } from '@livery/domain'
import type { LanguageCode } from '@livery/i18n'
import type { BootData, PublicTenant, Regulation } from '@livery/tenant'

import { createShell, type Shell } from '../shell/boot/index.ts'
import { pageOf } from '../shell/routing/routeTable.ts'
import { createBrowserStorage, ENTRIES, type StoredSession } from '../shell/storage/index.ts'
import { fakeGateway } from './fakeGateway.ts'
import { memberAnswers, visitorAnswers, type StoryAnswers } from './storyAnswers.ts'
import type { Offer, StoryBrand, StoryLook, StoryWorld } from './storyWorld.ts'

/** Facts of the brand that a story needs whichever brand is worn. */
export interface PinnedFacts {
  readonly flags?: Partial<PublicTenant['flags']>
  /** What its regulator asks. */
  readonly regulation?: Partial<Regulation>
  readonly install?: Partial<PublicTenant['install']>
}

export interface StoryPlan {
  /** Address of the page to show. */
  readonly path: string
  /** Laid over what an open site answers. */
  readonly answers?: StoryAnswers | undefined
  /** Who is signed in; what is left out is an ordinary member's. */
  readonly signedIn?: boolean | Partial<StoredSession> | undefined
  readonly pinned?: PinnedFacts | undefined
}

/** A site of its own for a story. */
export interface OpenStory {
  readonly shell: Shell
  /** Shows it in a language, with what the gateway answers in it. */
  speak(language: LanguageCode): Promise<void>
}

/** Files of Storybook, each fetched once: stories come and go, and these stay as they are. */
const texts = new Map<string, Promise<string>>()

function textOf(address: string): Promise<string> {
  const text = texts.get(address) ?? fetch(address).then((response) => response.text())
  texts.set(address, text)
  return text
}

/** The brand as it boots, with what the story pins. */
function bootOf({ boot }: StoryBrand, language: LanguageCode, pinned: PinnedFacts): BootData {
  const { tenant } = boot
  const { offered } = tenant.languages
  return {
    ...boot,
    tenant: {
      ...tenant,
      flags: { ...tenant.flags, ...pinned.flags },
      regulation: { ...tenant.regulation, ...pinned.regulation },
      install: { ...tenant.install, ...pinned.install },
      languages: {
        ...tenant.languages,
        // One that the brand does not offer is shown as if it did: that is what is being looked at.
        offered: offered.includes(language) ? offered : [...offered, language],
      },
    },
  }
}

/** What the gateway offers, with its pictures where Storybook has them. */
async function offerOf({ offers, pictures }: StoryBrand, language: LanguageCode): Promise<Offer> {
  const folder = new URL(pictures, document.baseURI).href
  const text = await textOf(offers[language])
  return JSON.parse(text.replaceAll('"/sandbox/art/', `"${folder}sandbox/art/`)) as Offer
}

async function worldOf(brand: StoryBrand, tenant: PublicTenant, language: LanguageCode): Promise<StoryWorld> {
  const decimals = currencyDecimals(tenant.currency)
  const unit = baseUnit(tenant.currency)
  return {
    tenant,
    offer: await offerOf(brand, language),
    money: (amount) => (amount * unit).toFixed(decimals),
  }
}

/** Opens a site of the brand and in the language that are looked at, over a gateway that answers as the story says. */
export async function openStory(
  { brand, language, theme }: StoryLook,
  { path, answers = {}, signedIn = false, pinned = {} }: StoryPlan,
): Promise<OpenStory> {
  const boot = bootOf(brand, language, pinned)
  const { tenant } = boot

  async function answersIn(code: LanguageCode) {
    const world = await worldOf(brand, tenant, code)
    const base = signedIn === false ? visitorAnswers(world) : memberAnswers(world)
    return { ...base, ...(typeof answers === 'function' ? answers(world) : answers) }
  }

  const gateway = fakeGateway(await answersIn(language))
  const files = new Set<string>(Object.values(boot.messages))
  const fetchFor: typeof fetch = async (input, init) =>
    typeof input === 'string' && files.has(input)
      ? new Response(await textOf(input))
      : gateway.fetch(input, init)

  // In memory: a story leaves nothing behind for the next.
  const storage = createBrowserStorage({ local: undefined, session: undefined })
  storage.write(ENTRIES.language, language)
  storage.write(ENTRIES.theme, theme)
  if (signedIn !== false) {
    const session = { token: 'story', merchantCode: tenant.merchantCode, userName: 'member', type: 0 }
    storage.write(ENTRIES.session, { ...session, ...(signedIn === true ? {} : signedIn) })
  }
  // A screen is looked at for what it shows, and not for how its code arrives.
  await pageOf(matchRoute(path).route.id as RouteId).load()
  const shell = createShell(boot, { fetch: fetchFor, storage })
  const { queries, ...others } = shell.queryClient.getDefaultOptions()
  // What fails in a story fails for good: nobody should look at the wait for a second try.
  shell.queryClient.setDefaultOptions({ ...others, queries: { ...queries, retry: false } })
  await shell.language.start()
  return {
    shell,
    async speak(code) {
      if (code === shell.language.current()) return
      gateway.answer(await answersIn(code))
      await shell.language.choose(code)
    },
  }
}
