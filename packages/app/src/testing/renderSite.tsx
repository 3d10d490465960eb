import './quietCatalogue.ts'
import { render } from 'vitest-browser-react'

import { createShell, type Shell } from '../shell/boot/index.ts'
import { Site } from '../shell/boot/Site.tsx'
import { createBrowserStorage, ENTRIES, type StoredSession } from '../shell/storage/index.ts'
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
  /** Who is signed in; nobody without it. */
  readonly session?: StoredSession
  readonly boot?: typeof testBoot
}

export interface RenderedSite {
  readonly shell: Shell
  readonly gateway: FakeGateway
}

/** The whole site at a path, over a fake gateway and an empty storage. */
export async function renderSite(path: string, options: SiteOptions = {}): Promise<RenderedSite> {
  const { answers = openSite, session, boot = testBoot } = options
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', path)
  const storage = createBrowserStorage()
  if (session) storage.write(ENTRIES.session, session)
  const gateway = fakeGateway(answers)
  const shell = createShell(boot, { fetch: gateway.fetch, storage })
  await shell.language.start()
  await render(<Site shell={shell} />)
  return { shell, gateway }
}
