import { ROUTES } from '@livery/domain'
import type { Messages } from '@livery/i18n'
import type { BootData } from '@livery/tenant'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'

import { HomeSkeleton } from './features/home/index.ts'
import { BarRoom } from './features/install/index.ts'
import { Providers } from './shell/boot/Providers.tsx'
import { staticShell } from './shell/boot/staticShell.ts'
import { PageFrame } from './shell/frame/PageFrame.tsx'

/**
 * The home frame as HTML, before any script has run: header, places of banner, card and games, bottom menu.
 * The client shows the same markup first, so that nothing moves when it takes over. Needs no browser.
 * @param messages compiled messages of the brand's default language
 */
export function renderFirstPaint(boot: BootData, messages: Messages): string {
  return renderToString(
    <Providers shell={staticShell(boot, messages)}>
      <StaticRouter location={ROUTES.home.path}>
        <PageFrame banner={<BarRoom />}>
          <HomeSkeleton />
        </PageFrame>
      </StaticRouter>
    </Providers>,
  )
}
