import { PageColumn } from '@livery/ui/page-column'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { useRoute } from '../routing/useRoute.ts'
import { frameMessages } from './frame.messages.ts'
import { FrameBottomMenu } from './FrameBottomMenu.tsx'
import { HomeHeader, TitleHeader } from './FrameHeader.tsx'

export interface PageFrameProps {
  /** Above the header, on the home routes: the download bar. */
  readonly banner?: ReactNode
  readonly children: ReactNode
}

/** The frame of every page: header, page and bottom menu as the route's rules have them. */
export function PageFrame({ banner, children }: PageFrameProps) {
  const { formatMessage } = useIntl()
  const { route } = useRoute()
  const header = route.homeExtras ? (
    <>
      {banner}
      <HomeHeader />
    </>
  ) : route.headerHidden ? undefined : (
    <TitleHeader />
  )
  return (
    <PageColumn
      header={header}
      bottom={route.bottomMenuHidden ? undefined : <FrameBottomMenu />}
      pageKey={route.id}
      skipLabel={formatMessage(frameMessages.skip)}
    >
      {children}
    </PageColumn>
  )
}
