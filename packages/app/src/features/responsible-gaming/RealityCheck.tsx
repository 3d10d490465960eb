import { hoursAndMinutes } from '@livery/domain/jurisdiction'
import { ROUTES } from '@livery/domain/routes'
import { Dialog } from '@livery/ui/dialog'
import { Text } from '@livery/ui/text'
import { TextLink } from '@livery/ui/text-link'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { dutyMessages as messages } from '#capabilities/jurisdiction/jurisdiction.messages.ts'
import { useMoney } from '#capabilities/money/useMoney.ts'
import { useSignOutNow } from '#capabilities/sign-out/useSignOut.ts'
import { useUnsolicitedQueue } from '#platform/unsolicited/useUnsolicitedQueue.ts'

import * as css from './realityCheck.css.ts'
import { useReminder } from './useReminder.ts'

/** Reality check dialog: duration and cost of the session, and the choice to go on. Only an answer closes it. */
export function RealityCheck() {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const { due, answer } = useReminder()
  const turn = useUnsolicitedQueue('realityCheck', due !== undefined)
  const [leaving, setLeaving] = useState(false)
  const signOut = useSignOutNow(messages.ending)
  if (!due) return null
  const { now, startedAt, staked, won, net, currency } = due
  const figures = [
    { label: messages.staked, amount: money(staked, currency) },
    { label: messages.won, amount: money(won, currency) },
    { label: messages.net, amount: money(net, currency, { signed: true }) },
  ]
  return (
    <Dialog
      open={turn}
      dismissable={false}
      onClose={answer}
      title={formatMessage(messages.checkTitle)}
      actions={[
        {
          label: formatMessage(messages.stop),
          busy: leaving,
          onPress: () => {
            setLeaving(true)
            answer()
            void signOut()
          },
        },
        { label: formatMessage(messages.continue), onPress: answer },
      ]}
    >
      <Text tone="secondary">
        {formatMessage(messages.played, hoursAndMinutes(now - Date.parse(startedAt)))}
      </Text>
      <dl className={css.figures}>
        {figures.map(({ label, amount }) => (
          <div key={label.id} className={css.figure}>
            <Text as="dt" size="caption" tone="secondary">
              {formatMessage(label)}
            </Text>
            <Text as="dd" weight="bold" numeric>
              {amount}
            </Text>
          </div>
        ))}
      </dl>
      <TextLink href={ROUTES.responsibleGaming.path} onPress={answer} arrow>
        {formatMessage(messages.activity)}
      </TextLink>
    </Dialog>
  )
}
