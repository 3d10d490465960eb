import { LinkProvider } from '@livery/ui/link'
import { useEffect, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'

import { createShell, type Shell } from '../shell/boot/index.ts'
import { Providers } from '../shell/boot/Providers.tsx'
import { PageFrame } from '../shell/frame/PageFrame.tsx'
import { OverlayOutlet } from '../shell/overlays/OverlayOutlet.tsx'
import { RouteOutlet } from '../shell/routing/RouteOutlet.tsx'
import { createBrowserStorage, ENTRIES } from '../shell/storage/index.ts'
import { fakeGateway, type Answers } from './fakeGateway.ts'
import { openSite } from './samples.ts'
import { testBoot } from './testBoot.ts'

export interface StorySiteProps {
  /** Address of the page to show. */
  readonly path: string
  /** What the gateway answers; an open site for visitors without it. */
  readonly answers?: Answers
  /** Shows the page as a member sees it. */
  readonly signedIn?: boolean
}

/** A page in its frame over a fake gateway: how a story shows it loading, empty, failed and full. */
export function StorySite({ path, answers = openSite, signedIn = false }: StorySiteProps) {
  const [shell, setShell] = useState<Shell>()
  useEffect(() => {
    // In memory: a story leaves nothing behind for the next.
    const storage = createBrowserStorage({ local: undefined, session: undefined })
    const { merchantCode } = testBoot.tenant
    if (signedIn)
      storage.write(ENTRIES.session, { token: 'story', merchantCode, userName: 'member', type: 0 })
    const next = createShell(testBoot, { fetch: fakeGateway(answers).fetch, storage })
    async function start(): Promise<void> {
      await next.language.start()
      setShell(next)
    }
    void start()
  }, [answers, signedIn])
  return (
    shell && (
      <Providers shell={shell}>
        <MemoryRouter initialEntries={[path]}>
          <LinkProvider navigate={() => undefined}>
            <PageFrame>
              <RouteOutlet />
            </PageFrame>
            <OverlayOutlet />
          </LinkProvider>
        </MemoryRouter>
      </Providers>
    )
  )
}

/** An answer that never comes: how a story stays in its loading state. */
export const never = (): Promise<never> => new Promise(() => undefined)
