import { Image } from '@livery/ui/image'
import { Heading, Text } from '@livery/ui/text'

import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import * as css from '../home.css.ts'
import type { BannerSlideProps } from './BannerSlide.tsx'

/** Offer whose text is beside its picture. */
export function SplitBanner({ banner, first }: Pick<BannerSlideProps, 'banner' | 'first'>) {
  const imageUrl = useImageUrl()
  const { url, artUrl, title, action, terms } = banner
  return (
    <span className={css.split}>
      <span className={css.splitText}>
        <Heading level={2} size="title">
          {title}
        </Heading>
        {terms !== undefined && (
          <Text as="span" size="caption" tone="secondary">
            <bdi>{terms}</bdi>
          </Text>
        )}
        {action !== undefined && (
          <Text as="span" size="small" tone="brand" weight="bold">
            {action}
          </Text>
        )}
      </span>
      <span className={css.splitPicture}>
        {/* Beside its title as text the picture says nothing more. */}
        <Image src={imageUrl(artUrl ?? url)} alt="" ratio="square" span="page" keep="end" priority={first} />
      </span>
    </span>
  )
}
