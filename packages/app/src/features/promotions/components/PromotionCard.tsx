import type { Schemas } from '@livery/api'
import { promotionPath, promotionState } from '@livery/domain/promotions'
import type { PageLayouts } from '@livery/tenant'
import { Card } from '@livery/ui/card'
import { Image } from '@livery/ui/image'
import { Heading, Text } from '@livery/ui/text'

import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import * as css from '../promotions.css.ts'
import { useDateRangeLabel } from '../useDateRangeLabel.ts'
import { StateTag } from './StateTag.tsx'

/** Pictures by look: whole above the text, or what stands towards their right beside it. */
const CARD = { ratio: 'banner' } as const
const ROW = { ratio: 'square', span: 'most', keep: 'right' } as const

export interface PromotionCardProps {
  readonly promotion: Schemas['Promotion']
  /** True for the first promotion, whose picture is loaded eagerly. */
  readonly first: boolean
  /** The picture above its text, or at its start, or that of the first alone. */
  readonly look: PageLayouts['promotions']
}

/** Card of a promotion in the list: title, the member's state, and end date. */
export function PromotionCard({ promotion, first, look }: PromotionCardProps) {
  const imageUrl = useImageUrl()
  const periodOf = useDateRangeLabel()
  const state = promotionState(promotion.state)
  const isHeadline = look === 'front' && !first
  const shape = isHeadline || look === 'rows' ? look : 'cards'
  return (
    <Card tone={isHeadline ? 'plain' : 'card'} padding="none" href={promotionPath({ id: promotion.id })}>
      <div className={css.looks[shape]}>
        {!isHeadline && (
          <span className={state === 'closed' ? css.over : undefined}>
            <Image
              src={imageUrl(promotion.imageUrl)}
              alt=""
              {...(look === 'rows' ? ROW : CARD)}
              priority={first}
            />
          </span>
        )}
        <div className={css.textColumn}>
          <Heading level={2} size={look === 'front' ? 'heading' : 'lead'}>
            {promotion.title}
          </Heading>
          <Text size="small" tone="secondary">
            {promotion.summary}
          </Text>
          <div className={css.facts}>
            <Text size="small" tone="secondary" numeric>
              {periodOf(promotion)}
            </Text>
            {state && <StateTag state={state} />}
          </div>
        </div>
      </div>
    </Card>
  )
}
