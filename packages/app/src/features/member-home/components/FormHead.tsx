import type { Schemas } from '@livery/api'
import { displayName } from '@livery/domain/account'
import { List, ListRow } from '@livery/ui/list-row'
import { MembershipCard } from '@livery/ui/membership-card'
import { Row, Stack } from '@livery/ui/stack'
import { useIntl } from 'react-intl'

import { WalletBalance } from '#capabilities/wallet/WalletBalance.tsx'
import { useTenant } from '#platform/boot/ServicesContext.ts'

import * as css from '../memberForms.css.ts'
import { memberHomeMessages as messages } from '../memberHome.messages.ts'
import { useMoneyEntries } from '../useMemberEntries.ts'
import { useVipLevel } from '../useVipLevel.ts'
import { EntryRows } from './EntryRows.tsx'
import { FormEntries } from './FormEntries.tsx'
import type { FormLook } from './formLook.ts'
import { MemberHead } from './MemberHead.tsx'
import { MemberName } from './MemberName.tsx'
import { PictureButton } from './PictureButton.tsx'
import { VipButton } from './VipButton.tsx'

export interface HeadProps {
  readonly member: Schemas['Member']
}

/** Name as a headline, and below it the account: what is in it, and what moves it. */
function LedgerHead({ member }: HeadProps) {
  const { formatMessage } = useIntl()
  const { level, onPress } = useVipLevel(member)
  return (
    <>
      <Row gap="x4" gutter>
        <MemberName member={member} size="heading" />
        <PictureButton name={displayName(member)} />
      </Row>
      <List label={formatMessage(messages.shortcuts)} look="ledger">
        <li className={css.figure}>
          <WalletBalance size="row" />
        </li>
        <ListRow label={formatMessage(messages.vip)} value={level} onPress={onPress} />
        <EntryRows plain entries={useMoneyEntries()} />
      </List>
    </>
  )
}

/** Band with name, level and balance over tiles of what moves money. */
function TilesHead({ member }: HeadProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <div data-hero className={css.band}>
        <MemberHead member={member} />
        <WalletBalance />
      </div>
      <FormEntries look="tiles" label={formatMessage(messages.shortcuts)} entries={useMoneyEntries()} />
    </>
  )
}

/** Membership card with the brand, level, balance and name, over an index of what moves money. */
function CardHead({ member }: HeadProps) {
  const { formatMessage } = useIntl()
  const { name } = useTenant()
  return (
    <>
      <Stack gutter>
        <MembershipCard issuer={name} mark={<VipButton member={member} />}>
          <WalletBalance />
          <Row gap="x4" justify="between">
            <MemberName member={member} />
            <PictureButton name={displayName(member)} />
          </Row>
        </MembershipCard>
      </Stack>
      <FormEntries look="card" label={formatMessage(messages.shortcuts)} entries={useMoneyEntries()} />
    </>
  )
}

/** Head of each form: the member, the balance and what moves it. */
export const FORM_HEADS = { ledger: LedgerHead, tiles: TilesHead, card: CardHead } as const satisfies Record<
  FormLook,
  (props: HeadProps) => React.ReactNode
>
