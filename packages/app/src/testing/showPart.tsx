import { ROUTES } from '@livery/domain/routes'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { render } from 'vitest-browser-react'

import { createServices } from '#platform/boot/createServices.ts'
import { Providers } from '#platform/boot/Providers.tsx'
import { OverlayOutlet } from '#platform/overlays/OverlayOutlet.tsx'
import { createBrowserStorage } from '#platform/storage/browserStorage.ts'
import { ENTRIES, type StoredSession } from '#platform/storage/entries.ts'

import { fakeGateway, type Answers, type FakeGateway } from './fakeGateway.ts'
import { openSite } from './samples.ts'
import { testBoot } from './testBoot.ts'

export interface Visit {
  readonly boot?: typeof testBoot
  /** Session of the member; absent for a visitor. */
  readonly session?: StoredSession | undefined
}

/** A part of home alone, for a visitor or for the member of the session, over a fake gateway. */
export async function showPart(
  part: ReactElement,
  answers: Answers,
  { boot = testBoot, session }: Visit = {},
): Promise<FakeGateway> {
  const gateway = fakeGateway({ ...openSite, ...answers })
  const storage = createBrowserStorage()
  if (session) storage.write(ENTRIES.session, session)
  const services = createServices(boot, { fetch: gateway.fetch, storage })
  await services.language.start()
  await render(
    <Providers services={services}>
      <MemoryRouter initialEntries={[ROUTES.home.path]}>
        {part}
        <OverlayOutlet />
      </MemoryRouter>
    </Providers>,
  )
  return gateway
}
