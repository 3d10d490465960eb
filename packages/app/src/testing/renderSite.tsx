import { render } from 'vitest-browser-react'

import { createServices, type SiteServices } from '#platform/boot/createServices.ts'
import { createBrowserStorage } from '#platform/storage/browserStorage.ts'
import { ENTRIES, type StoredSession } from '#platform/storage/entries.ts'
import { Site } from '#site/Site.tsx'

import { fakeGateway, type Answers, type FakeGateway } from './fakeGateway.ts'
import { openSite } from './samples.ts'
import { testBoot } from './testBoot.ts'

export const memberSession: StoredSession = {
  token: 'token-1',
  merchantCode: testBoot.tenant.merchantCode,
  userName: 'member',
  type: 0,
  firstTimeLogin: false,
}

export interface SiteOptions {
  readonly answers?: Answers
  /** Stored session of the signed-in player; absent for a visitor. */
  readonly session?: StoredSession
  readonly boot?: typeof testBoot
  /** Storage before the start: empty, of a device that was here before, or kept as after a reload. Default empty. */
  readonly storage?: 'empty' | 'returning' | 'kept'
  /** Changes an answer of the gateway on its way to the site. */
  readonly through?: (answer: Response) => Promise<Response>
}

export interface RenderedSite {
  readonly services: SiteServices
  readonly gateway: FakeGateway
}

/** The whole site at a path, over a fake gateway and, unless asked otherwise, an empty storage. */
export async function renderSite(path: string, options: SiteOptions = {}): Promise<RenderedSite> {
  const { answers = openSite, session, boot = testBoot, storage: before = 'empty', through } = options
  if (before !== 'kept') {
    localStorage.clear()
    sessionStorage.clear()
  }
  history.replaceState(null, '', path)
  const storage = createBrowserStorage()
  if (before === 'returning') storage.write(ENTRIES.visits, 2)
  if (session) storage.write(ENTRIES.session, session)
  const gateway = fakeGateway(answers)
  const fetch: typeof gateway.fetch = async (input, init) => {
    // A request's body can be read once, so the address is taken from the request that is handed on.
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const answer = await gateway.fetch(request)
    return through && !pathname.startsWith('/messages/') ? through(answer) : answer
  }
  const services = createServices(boot, { fetch, storage })
  await services.language.start()
  await render(<Site services={services} />)
  return { services, gateway }
}
