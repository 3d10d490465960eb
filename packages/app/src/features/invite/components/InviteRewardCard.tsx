import type { Schemas } from '@livery/api'
import { isPositive } from '@livery/domain/money'
import { ROUTES } from '@livery/domain/routes'
import { formatMoney } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { Dialog } from '@livery/ui/dialog'
import { Illustration } from '@livery/ui/illustration'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'

import { overlayMessages } from '#platform/overlays/overlays.messages.ts'
import { useFlags } from '#platform/whitelabel/useFlags.ts'

import * as css from '../invite.css.ts'
import { inviteMessages as messages } from '../invite.messages.ts'
import { useClaimReward } from '../invite.queries.ts'

export interface InviteRewardCardProps {
  readonly referral: Pick<Schemas['Referral'], 'currency' | 'earned' | 'claimable'>
}

/** Rewards of the invitations, and the button that claims them. */
export function InviteRewardCard({ referral: { currency, earned, claimable } }: InviteRewardCardProps) {
  const { formatMessage, locale } = useIntl()
  const why = useId()
  const [claimed, setClaimed] = useState<Schemas['InviteClaimed']>()
  const [told, setTold] = useState(false)
  const { send, isPending } = useClaimReward((reward) => {
    setClaimed(reward)
    setTold(true)
  })
  const money = (amount: string) => formatMoney(locale, amount, currency)
  const ready = isPositive(claimable)
  return (
    <Card>
      <Stack gap="x4">
        <dl className={css.reward}>
          <div>
            <Text as="dt" size="small" tone="secondary">
              {formatMessage(messages.claimable)}
            </Text>
            <Text as="dd" size="heading" weight="bold" tone={ready ? 'success' : 'primary'} numeric>
              {money(claimable)}
            </Text>
          </div>
          <div className={css.earned}>
            <Text as="dt" size="small" tone="secondary">
              {formatMessage(messages.earned)}
            </Text>
            <Text as="dd" weight="medium" numeric>
              {money(earned)}
            </Text>
          </div>
        </dl>
        <Button
          fill
          disabled={!ready}
          busy={isPending}
          describedBy={ready ? undefined : why}
          onPress={() => send()}
        >
          {formatMessage(messages.claim, { amount: money(claimable) })}
        </Button>
        {!ready && (
          <Text id={why} size="small" tone="secondary" align="center">
            {formatMessage(messages.nothingToClaim)}
          </Text>
        )}
      </Stack>
      {claimed && <Received open={told} claimed={claimed} onClose={() => setTold(false)} />}
    </Card>
  )
}

interface ReceivedProps {
  readonly open: boolean
  readonly claimed: Schemas['InviteClaimed']
  readonly onClose: () => void
}

/** Confirmation of a claimed reward: its amount, and its place in the records. */
function Received({ open, claimed, onClose }: ReceivedProps) {
  const { formatMessage, locale } = useIntl()
  const { MENU_ACCOUNT_RECORD } = useFlags()
  const navigate = useNavigate()
  const toRecord = {
    label: formatMessage(messages.record),
    onPress: () => void navigate(ROUTES.accountRecord.path),
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={formatMessage(messages.claimed)}
      actions={[
        ...(MENU_ACCOUNT_RECORD ? [toRecord] : []),
        { label: formatMessage(overlayMessages.ok), onPress: onClose },
      ]}
    >
      <Stack gap="x2" align="center">
        <Illustration name="success" />
        <Text size="heading" weight="bold" tone="success" numeric>
          {formatMoney(locale, claimed.amount, claimed.currency, { signed: true })}
        </Text>
        <Text tone="secondary" align="center">
          {formatMessage(messages.claimedText)}
        </Text>
      </Stack>
    </Dialog>
  )
}
