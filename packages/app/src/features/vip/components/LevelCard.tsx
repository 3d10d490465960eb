import type { Schemas } from '@livery/api'
import { formatMoney } from '@livery/i18n'
import { Card } from '@livery/ui/card'
import { IconLock, IconTick, IconVip } from '@livery/ui/icon'
import { Image } from '@livery/ui/image'
import { StatusTag } from '@livery/ui/status-tag'
import { Heading, Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import * as css from '../vip.css.ts'
import { vipMessages as messages } from '../vip.messages.ts'

const LOOKS = {
  reached: { icon: IconTick, tone: 'success' },
  current: { icon: IconVip, tone: 'brand' },
  ahead: { icon: IconLock, tone: 'neutral' },
} as const

export interface LevelCardProps {
  readonly level: Schemas['VipLevel']
  readonly currency: string
  /** Relation of the member to the level. */
  readonly relation: keyof typeof LOOKS
}

/** Card of a level: medal, requirements and benefits. */
export function LevelCard({ level, currency, relation }: LevelCardProps) {
  const { formatMessage, locale } = useIntl()
  const imageUrl = useImageUrl()
  const amount = formatMoney(locale, level.turnover, currency, { decimals: 0 })
  return (
    <Card>
      <div className={css.head}>
        <span className={css.medal}>
          <Image src={imageUrl(level.iconUrl)} alt="" ratio="square" corners="medium" />
        </span>
        <div className={css.textColumn}>
          <Heading level={3}>{level.labelName}</Heading>
          <Text size="small" tone="secondary" numeric>
            {formatMessage(messages.needs, { amount })}
          </Text>
          <StatusTag {...LOOKS[relation]} label={formatMessage(messages[relation])} />
        </div>
      </div>
      {level.benefits.length > 0 && (
        <ul className={css.benefits}>
          {level.benefits.map((benefit) => (
            <li key={benefit} className={css.benefit}>
              <span className={relation === 'ahead' ? css.promised : css.tick}>
                <IconTick />
              </span>
              <Text dir="auto">{benefit}</Text>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
