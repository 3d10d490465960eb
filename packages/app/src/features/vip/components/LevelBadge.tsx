import { Image } from '@livery/ui/image'

import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

export interface LevelBadgeProps {
  /** Address of the badge; a level that the gateway does not list has none. */
  readonly iconUrl: string | undefined
}

/** The operator's badge of a level, as wide as its place; the level is named beside it. */
export function LevelBadge({ iconUrl = '' }: LevelBadgeProps) {
  return <Image src={useImageUrl()(iconUrl)} alt="" ratio="square" corners="medium" />
}
