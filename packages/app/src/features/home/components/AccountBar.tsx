import { ROUTES } from '@livery/domain/routes'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { TextLink } from '@livery/ui/text-link'
import { useIntl } from 'react-intl'

import { WalletBalance } from '#capabilities/wallet/WalletBalance.tsx'
import { useSession } from '#platform/boot/ServicesContext.ts'

import * as css from '../home.css.ts'
import { homeMessages as messages } from '../home.messages.ts'
import { useHomeAccount } from '../useHomeAccount.ts'
import { WaysIn } from './WaysIn.tsx'

/** Account in one line: name and balance of a player, or login and registration for a visitor. */
export function AccountBar() {
  return useSession() ? (
    <SignedIn />
  ) : (
    <Stack gutter>
      <WaysIn />
    </Stack>
  )
}

function SignedIn() {
  const { formatMessage } = useIntl()
  const { greeting, trial } = useHomeAccount()
  return (
    <div className={css.accountBar}>
      <span className={css.accountName}>
        <Text as="span" size="caption" tone="secondary">
          {trial ? formatMessage(messages.trial) : greeting?.greeting}
        </Text>
        <TextLink href={ROUTES.memberHome.path} tone="inherit" size="small">
          <bdi>{greeting?.name}</bdi>
        </TextLink>
      </span>
      <div className={css.accountBalance}>
        <WalletBalance size="small" />
      </div>
    </div>
  )
}
