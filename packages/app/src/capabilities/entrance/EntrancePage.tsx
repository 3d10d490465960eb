import { ROUTES } from '@livery/domain/routes'
import { LinkButton } from '@livery/ui/button'
import { IconBack } from '@livery/ui/icon'
import { IconLink } from '@livery/ui/icon-button'
import { Image } from '@livery/ui/image'
import { SegmentedLinks } from '@livery/ui/segmented-tabs'
import { Stack } from '@livery/ui/stack'
import { Heading, Text } from '@livery/ui/text'
import { useEffect, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'

import { useAssets, useServices, useTenant } from '#platform/boot/ServicesContext.ts'
import { BrandLogo } from '#platform/whitelabel/BrandLogo.tsx'

import * as css from './entrance.css.ts'
import { entranceMessages as messages } from './entrance.messages.ts'
import { EntranceLinks } from './EntranceLinks.tsx'
import { EntranceSettings } from './EntranceSettings.tsx'
import { invitationOf } from './invitation.ts'

export interface EntrancePageProps {
  readonly heading: string
  /** Purpose of the page, in a sentence. */
  readonly intro?: string
  /** Page of the two, login and registration, that this is; without it there is no way to the other. */
  readonly side?: 'login' | 'register'
  readonly children: ReactNode
}

type Look = keyof typeof css.pages

/** Forms with the brand's first picture, and those whose heading is the largest type of the page. */
const PICTURED: ReadonlySet<Look> = new Set(['poster', 'cover'])
const LARGE: ReadonlySet<Look> = new Set(['banner', 'slab', 'editorial'])

/**
 * Forms that end with the toggle between login and registration. The others have the other page beside their heading: a
 * toggle above the ways to log in would be a choice upon a choice.
 */
const TOGGLED: ReadonlySet<Look> = new Set(['card', 'cover', 'editorial'])

/**
 * Layout of the login, registration and recovery pages: home link, logo, heading, and the way between login and
 * registration.
 */
export function EntrancePage({ heading, intro, side, children }: EntrancePageProps) {
  const { formatMessage } = useIntl()
  const { search } = useLocation()
  const { storage } = useServices()
  const { layout } = useTenant()
  const [first] = Object.values(useAssets().banners)
  // A sheet needs a picture to lie over.
  const look = layout.pages.login === 'cover' && first === undefined ? 'card' : layout.pages.login
  const picture = PICTURED.has(look) ? first : undefined
  // Registration has the gateway's offers as pictures, and this one where the page has a side for it.
  const isBeside = side === 'register' && look === 'poster'
  const isToggled = TOGGLED.has(look)
  const title = (
    <div className={LARGE.has(look) ? `${css.title} ${css.large}` : css.title}>
      <div className={css.heading}>
        <Stack gap="x2">
          <Heading level={1}>{heading}</Heading>
          {intro !== undefined && <Text tone="secondary">{intro}</Text>}
        </Stack>
      </div>
      {side && !isToggled && <OtherEntrance side={side} />}
    </div>
  )
  // An invitation is kept also where the link leads to the login, and on the way to a provider.
  useEffect(() => void invitationOf(search, storage), [search, storage])
  return (
    <div className={css.pages[look]}>
      <div
        data-hero={look === 'banner' || undefined}
        // A light ground shows as grey through a picture that fades into it.
        data-theme={look === 'cover' ? 'dark' : undefined}
        className={css.heads[look]}
      >
        <div className={css.top}>
          <IconLink label={formatMessage(messages.back)} icon={IconBack} href={ROUTES.home.path} />
          <BrandLogo href={ROUTES.home.path} />
          <EntranceSettings />
        </div>
        {picture !== undefined && (
          <div className={isBeside ? css.pictureBeside : css.picture}>
            <Image
              src={picture}
              alt=""
              ratio={look === 'cover' && side === 'login' ? 'wide' : 'banner'}
              keep="right"
              priority={!isBeside}
            />
          </div>
        )}
        {look !== 'cover' && title}
      </div>
      <div className={css.bodies[look]}>
        {look === 'cover' && title}
        <EntranceLinks>{children}</EntranceLinks>
        {side && isToggled && <EntranceToggle side={side} />}
      </div>
    </div>
  )
}

interface SideProps {
  readonly side: 'login' | 'register'
}

/** Link to the other page of the two; it replaces the route and keeps the path to return to. */
function OtherEntrance({ side }: SideProps) {
  const { formatMessage } = useIntl()
  const other = side === 'login' ? 'register' : 'login'
  return (
    <EntranceLinks replace>
      <nav aria-label={formatMessage(messages.toggle)}>
        <LinkButton tone="outline" size="small" href={ROUTES[other].path}>
          {formatMessage(side === 'login' ? messages.register : messages.logIn)}
        </LinkButton>
      </nav>
    </EntranceLinks>
  )
}

/** Toggle between login and registration; switching replaces the route and keeps the path to return to. */
function EntranceToggle({ side }: SideProps) {
  const { formatMessage } = useIntl()
  return (
    <EntranceLinks replace>
      <SegmentedLinks
        label={formatMessage(messages.toggle)}
        links={[
          { label: formatMessage(messages.logIn), href: ROUTES.login.path, current: side === 'login' },
          {
            label: formatMessage(messages.register),
            href: ROUTES.register.path,
            current: side === 'register',
          },
        ]}
      />
    </EntranceLinks>
  )
}
