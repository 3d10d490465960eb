import { promotionPath } from '@livery/domain/promotions'
import { ROUTES } from '@livery/domain/routes'
import type { HomeSection } from '@livery/tenant'
import { Card } from '@livery/ui/card'
import { IconPromotion } from '@livery/ui/icon'
import { Image } from '@livery/ui/image'
import { Section } from '@livery/ui/section'
import { Text } from '@livery/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useGameContext } from '#capabilities/games/gameContext.ts'
import { footerPromotionsQuery } from '#capabilities/site-footer/footer.queries.ts'
import { useFlags } from '#platform/whitelabel/useFlags.ts'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import { homeMessages as messages } from '../home.messages.ts'
import * as css from './strips.css.ts'

export interface PromotionsProps {
  /** Cards in one line that scrolls sideways, or one below the other. */
  readonly variant: HomeSection<'promotions'>['variant']
  /** Greatest number of promotions. */
  readonly limit?: number | undefined
  /** The brand's own heading. */
  readonly title?: string | undefined
}

/** Current promotions, each with its picture and its title as text; nothing without any. */
export function Promotions({ variant, limit, title }: PromotionsProps) {
  const { formatMessage } = useIntl()
  const imageUrl = useImageUrl()
  const offered = useFlags().MENU_PROMOTION
  const { data = [] } = useQuery({ ...footerPromotionsQuery(useGameContext()), enabled: offered })
  if (!offered || data.length === 0) return null
  const heading = title ?? formatMessage(messages.promotions)
  return (
    <Section
      title={heading}
      icon={IconPromotion}
      more={{ label: formatMessage(messages.more), href: ROUTES.promotions.path }}
    >
      <ul aria-label={heading} className={css.promotions[variant]}>
        {data.slice(0, limit).map(({ id, title: name, imageUrl: picture }) => (
          <li key={id} className={css.promotionPlaces[variant]}>
            <Card padding="none" href={promotionPath({ id })}>
              <Image src={imageUrl(picture)} alt="" ratio={variant === 'strip' ? 'banner' : 'ribbon'} />
              <span className={css.promotionTitle}>
                <Text as="span" size="small" weight="medium">
                  {name}
                </Text>
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}
