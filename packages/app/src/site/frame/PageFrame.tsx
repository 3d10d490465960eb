import { PageColumn } from '@livery/ui/page-column'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { frameMessages } from '#platform/page/frame.messages.ts'
import { useRoute } from '#platform/routing/useRoute.ts'

import { FrameBottomMenu } from './FrameBottomMenu.tsx'
import { HomeHeader, TitleHeader } from './FrameHeader.tsx'

export interface PageFrameProps {
  /** Download bar above the header of the home routes. */
  readonly banner?: ReactNode
  readonly children: ReactNode
}

/**
 * The frame of every page: header, page and bottom menu as the route's rules have them. In a wide window the menu
 * stands beside every page but the steps of signing in.
 */
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
      bottom={route.signIn ? undefined : <FrameBottomMenu />}
      bottomHides={route.bottomMenuHidden}
      measure={route.wide ? 'full' : 'column'}
      pageKey={route.id}
      skipLabel={formatMessage(frameMessages.skip)}
    >
      {children}
    </PageColumn>
  )
}
