import { Image } from '@livery/ui/image'

import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

/** The operator's badge of a level, as wide as its place; the level is named beside it. */
export function LevelBadge({ iconUrl }: { readonly iconUrl: string }) {
  return <Image src={useImageUrl()(iconUrl)} alt="" ratio="square" corners="medium" />
}
