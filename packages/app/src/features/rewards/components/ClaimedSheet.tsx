import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain'
import { formatMoney, useTranslate } from '@livery/i18n'
import { Button, LinkButton } from '@livery/ui/button'
import { IconSuccess } from '@livery/ui/icon'
import { Sheet } from '@livery/ui/sheet'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { overlayMessages } from '../../../shell/overlays/overlays.messages.ts'
import { useFlags } from '../../../shell/whitelabel/index.ts'
import * as css from '../rewards.css.ts'
import { rewardMessages as messages } from '../rewards.messages.ts'

export interface ClaimedSheetProps {
  /** What was paid; none while nothing was. */
  readonly reward: Schemas['Reward'] | undefined
  readonly onClose: () => void
}

/** A reward that was paid: how much, and what for. */
export function ClaimedSheet({ reward, onClose }: ClaimedSheetProps) {
  const { formatMessage, locale } = useIntl()
  const translate = useTranslate()
  const { MENU_ACCOUNT_RECORD: hasRecord } = useFlags()
  return (
    <Sheet
      open={reward !== undefined}
      onClose={onClose}
      title={formatMessage(messages.done)}
      closeLabel={formatMessage(overlayMessages.close)}
      actions={
        <>
          {hasRecord && (
            <LinkButton fill tone="quiet" href={ROUTES.accountRecord.path}>
              {translate('route.accountRecord.title')}
            </LinkButton>
          )}
          <Button fill onPress={onClose}>
            {formatMessage(overlayMessages.ok)}
          </Button>
        </>
      }
    >
      {reward && (
        <div className={css.paid}>
          <span className={css.paidMark}>
            <IconSuccess size="large" />
          </span>
          <Text size="display" weight="bold" numeric align="center">
            {formatMoney(locale, reward.amount, reward.currency, { signed: true })}
          </Text>
          <Text align="center">{reward.title}</Text>
        </div>
      )}
    </Sheet>
  )
}
