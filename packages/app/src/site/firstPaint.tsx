import { ROUTES } from '@livery/domain/routes'
import type { Messages } from '@livery/i18n'
import type { BootData } from '@livery/tenant'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'

import { HomeSkeleton } from '#features/home/HomeSkeleton.tsx'
import { ReservedBarSpace } from '#features/install/ReservedBarSpace.tsx'
import { Providers } from '#platform/boot/Providers.tsx'
import { staticServices } from '#platform/boot/staticServices.ts'

import { PageFrame } from './frame/PageFrame.tsx'

/**
 * Home frame as HTML, before any script has run: header, placeholders of banner, card and games, bottom menu. The
 * client's first render has the same markup, so that the layout does not shift at hydration. Needs no browser.
 *
 * @param messages compiled messages of the brand's default language
 */
export function renderFirstPaint(boot: BootData, messages: Messages): string {
  return renderToString(
    <Providers services={staticServices(boot, messages)}>
      <StaticRouter location={ROUTES.home.path}>
        <PageFrame banner={<ReservedBarSpace />}>
          <HomeSkeleton />
        </PageFrame>
      </StaticRouter>
    </Providers>,
  )
}
