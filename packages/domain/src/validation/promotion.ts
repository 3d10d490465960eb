import { LIMITS, PROMOTION_IMAGE_TYPES } from '../constants.ts'
import { characterCount, type Verdict } from './generic.ts'

/** A picture as the browser's `File` describes it; `size` in bytes. */
export type ImageFacts = { readonly type: string; readonly size: number }

/** A comment of up to 140 characters; none is fine. */
export function promotionComment(comment: string): Verdict {
  return characterCount(comment) > LIMITS.promotionCommentCharacters ? 'validation.comment_long' : null
}

/** One picture: png or jpg, at most 5 MB. */
export function promotionImage(image: ImageFacts): Verdict {
  const types: readonly string[] = PROMOTION_IMAGE_TYPES
  if (!types.includes(image.type)) return 'validation.image_type'
  return image.size > LIMITS.promotionImageBytes ? 'validation.image_size' : null
}

/** At most three pictures, each of them fine. */
export function promotionImages(images: readonly ImageFacts[]): Verdict {
  if (images.length > LIMITS.promotionImages) return 'validation.image_count'
  for (const image of images) {
    const verdict = promotionImage(image)
    if (verdict) return verdict
  }
  return null
}
