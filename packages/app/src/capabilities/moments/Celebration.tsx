import { ROUTES } from '@livery/domain/routes'
import { DepositMoment, LevelMoment, WinMoment } from '@livery/ui/moment'
import { TextLink } from '@livery/ui/text-link'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'

import { EFFECTS, playEffect } from '#capabilities/effects/playEffect.ts'
import { lotteryMessages } from '#capabilities/lottery/lottery.messages.ts'
import { useMoney } from '#capabilities/money/useMoney.ts'
import { useServices } from '#platform/boot/ServicesContext.ts'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'

import type { Moment } from './moments.atoms.ts'
import { momentMessages as messages } from './moments.messages.ts'

export interface CelebrationProps {
  readonly moment: Moment
  readonly onClose: () => void
}

const FELT = { draw: EFFECTS.win, play: EFFECTS.win, level: EFFECTS.level, deposit: EFFECTS.deposit } as const

/** Celebration of one moment, in the form of its kind. */
export default function Celebration({ moment, onClose }: CelebrationProps) {
  const { formatMessage } = useIntl()
  const say = useMoney()
  const { storage } = useServices()
  useEffect(() => playEffect(storage, FELT[moment.kind]), [storage, moment])
  const shared = { onClose, closeLabel: formatMessage(overlayMessages.close) }
  switch (moment.kind) {
    case 'draw':
      return (
        <WinMoment
          {...shared}
          title={formatMessage(messages.won)}
          subject={say(moment.amount, moment.currency)}
          detail={formatMessage(lotteryMessages.drawOf, { drawNumber: moment.drawNumber })}
        />
      )
    case 'play':
      return (
        <WinMoment
          {...shared}
          title={formatMessage(messages.won)}
          subject={say(moment.amount, moment.currency)}
          detail={formatMessage(messages.aheadDetail)}
        />
      )
    case 'level':
      return (
        <LevelMoment
          {...shared}
          title={formatMessage(messages.level)}
          subject={moment.label}
          action={
            <TextLink href={ROUTES.vip.path} onPress={onClose} arrow>
              {formatMessage(messages.benefits)}
            </TextLink>
          }
        />
      )
    case 'deposit':
      return (
        <DepositMoment
          {...shared}
          title={formatMessage(messages.deposit)}
          subject={say(moment.amount, moment.currency)}
          detail={formatMessage(messages.depositDetail)}
          action={
            <TextLink href={ROUTES.responsibleGaming.path} onPress={onClose} arrow>
              {formatMessage(messages.limits)}
            </TextLink>
          }
        />
      )
  }
}
