import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { formatMoney, useTranslate } from '@livery/i18n'
import { Button, LinkButton } from '@livery/ui/button'
import { IconSuccess } from '@livery/ui/icon'
import { Sheet } from '@livery/ui/sheet'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { overlayMessages } from '#platform/overlays/overlays.messages.ts'
import { useFlags } from '#platform/whitelabel/useFlags.ts'

import * as css from '../rewards.css.ts'
import { rewardMessages as messages } from '../rewards.messages.ts'

export interface ClaimedSheetProps {
  /** Reward that was paid; undefined before any. */
  readonly reward: Schemas['Reward'] | undefined
  readonly onClose: () => void
}

/** Confirmation of a claimed reward: its amount, reason, and what binds it. */
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
          {reward.terms !== undefined && (
            <Text size="small" tone="secondary" align="center" numeric>
              {reward.terms}
            </Text>
          )}
        </div>
      )}
    </Sheet>
  )
}
