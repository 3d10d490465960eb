import { Banner } from '@livery/ui/banner'
import { Card } from '@livery/ui/card'
import { Carousel } from '@livery/ui/carousel'
import { Image } from '@livery/ui/image'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useGateway, useTenant } from '#platform/boot/ServicesContext.ts'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import * as css from '../register.css.ts'
import { registerMessages as messages } from '../register.messages.ts'
import { registrationBannersQuery } from '../register.queries.ts'

/** Banners of the group m_reg; nothing without any. They have no links: the form is the next step. */
export function RegisterBanners() {
  const { formatMessage, locale } = useIntl()
  const { merchantCode } = useTenant()
  const imageUrl = useImageUrl()
  const { data: banners = [] } = useQuery(registrationBannersQuery(useGateway(), merchantCode, locale))
  if (banners.length === 0) return null
  return (
    <div className={css.banners}>
      <Carousel
        label={formatMessage(messages.offers)}
        slides={banners}
        keyOf={(banner) => banner.url}
        pauseLabel={formatMessage(messages.offersPause)}
        playLabel={formatMessage(messages.offersPlay)}
        positionLabel={(number, count) => formatMessage(messages.offerOf, { number, count })}
      >
        {(banner, first) => (
          <Card padding="none">
            {banner.artUrl === undefined ? (
              <Image src={imageUrl(banner.url)} alt={banner.title} ratio="banner" priority={first} />
            ) : (
              // Without the call to action, because it leads nowhere.
              <Banner
                {...banner}
                action={undefined}
                art={imageUrl(banner.artUrl)}
                ratio="ribbon"
                priority={first}
              />
            )}
          </Card>
        )}
      </Carousel>
    </div>
  )
}
