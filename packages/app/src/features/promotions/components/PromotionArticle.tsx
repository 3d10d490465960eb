import type { Schemas } from '@livery/api'
import { promotionState, promotionStep } from '@livery/domain/promotions'
import { Card } from '@livery/ui/card'
import { Image } from '@livery/ui/image'
import { RichText } from '@livery/ui/rich-text'
import { Section } from '@livery/ui/section'
import { Stack } from '@livery/ui/stack'
import { Heading, Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { usePageHeader } from '#platform/page/pageHeader.ts'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import * as css from '../promotions.css.ts'
import { promotionMessages as messages } from '../promotions.messages.ts'
import { useDateRangeLabel } from '../useDateRangeLabel.ts'
import { ApplyAction } from './ApplyAction.tsx'
import { PromotionStateCard } from './PromotionStateCard.tsx'

export interface PromotionArticleProps {
  readonly detail: Schemas['PromotionDetail']
}

/** Promotion in full: picture, state, text, conditions, and the button of the application. */
export function PromotionArticle({ detail }: PromotionArticleProps) {
  const { formatMessage } = useIntl()
  const imageUrl = useImageUrl()
  const periodOf = useDateRangeLabel()
  const { promotion, content, terms, rejectedReason } = detail
  usePageHeader({ documentTitle: promotion.title })
  const state = promotionState(promotion.state)
  const step = promotionStep(state, promotion.applicable)

  return (
    <div className={css.page}>
      <Image src={imageUrl(promotion.imageUrl)} alt="" ratio="banner" priority />
      <article className={css.article}>
        <div className={css.head}>
          <Heading level={2}>{promotion.title}</Heading>
          <Text size="small" tone="secondary" numeric>
            {periodOf(promotion)}
          </Text>
        </div>
        {state && <PromotionStateCard state={state} reason={rejectedReason} />}
        <Text weight="medium">{promotion.summary}</Text>
        <RichText html={content} />
        {!state && !promotion.applicable && (
          <Text size="small" tone="secondary">
            {formatMessage(messages.automatic)}
          </Text>
        )}
      </article>
      <Section title={formatMessage(messages.terms)}>
        <Stack gutter>
          <Card tone="sunken">
            <RichText html={terms} size="small" />
          </Card>
        </Stack>
      </Section>
      {(step === 'apply' || step === 'applyAgain') && (
        <ApplyAction promotionId={promotion.id} again={step === 'applyAgain'} />
      )}
    </div>
  )
}
