import { ROUTES } from '@livery/domain/routes'
import type { HomeSection } from '@livery/tenant'
import { Card } from '@livery/ui/card'
import { Row, Stack } from '@livery/ui/stack'
import { StatusTag } from '@livery/ui/status-tag'
import { Heading, Text } from '@livery/ui/text'
import { TextLink } from '@livery/ui/text-link'
import { useIntl } from 'react-intl'

import { MemberPicture } from '#capabilities/member/MemberPicture.tsx'
import { WalletBalance } from '#capabilities/wallet/WalletBalance.tsx'
import { useSession, useTenant } from '#platform/boot/ServicesContext.ts'

import * as css from '../home.css.ts'
import { homeMessages as messages } from '../home.messages.ts'
import { useHomeAccount } from '../useHomeAccount.ts'
import { WaysIn } from './WaysIn.tsx'

export interface AccountPanelProps {
  /** A card within the gutter, or a panel across the column. */
  readonly variant: Exclude<HomeSection<'account'>['variant'], 'bar'>
}

/** Account: greeting and balance of a player, or login and registration for a visitor. */
export function AccountPanel({ variant }: AccountPanelProps) {
  const content = <div className={css.memberCard}>{useSession() ? <SignedIn /> : <Visitor />}</div>
  return variant === 'panel' ? (
    <Card tone="raised" corners="none">
      {content}
    </Card>
  ) : (
    <Stack gutter>
      <Card>{content}</Card>
    </Stack>
  )
}

function SignedIn() {
  const { formatMessage } = useIntl()
  const { greeting, trial } = useHomeAccount()
  return (
    <>
      <Row justify="between">
        <Row>
          <MemberPicture name={greeting?.name ?? ''} />
          <Stack gap="half">
            <Text size="small" tone="secondary">
              {greeting?.greeting}
            </Text>
            <TextLink href={ROUTES.memberHome.path} tone="inherit" size="body">
              <bdi>{greeting?.name}</bdi>
            </TextLink>
          </Stack>
        </Row>
        {trial && <StatusTag tone="info" label={formatMessage(messages.trial)} />}
        {!trial && greeting?.vip !== undefined && <StatusTag label={greeting.vip} />}
      </Row>
      <WalletBalance />
    </>
  )
}

function Visitor() {
  const { formatMessage } = useIntl()
  const { name } = useTenant()
  return (
    <>
      <Stack gap="x2">
        <Heading level={2} size="lead">
          {formatMessage(messages.guestTitle, { brand: name })}
        </Heading>
        <Text size="small" tone="secondary">
          {formatMessage(messages.guestBody)}
        </Text>
      </Stack>
      <WaysIn />
    </>
  )
}
