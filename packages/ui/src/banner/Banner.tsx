import { useAddress } from '../image/useAddress.ts'
import { sourcesOf, type Picture } from '../picture/picture.ts'
import { classes } from '../styling/classes.ts'
import { type } from '../styling/type.css.ts'
import * as css from './Banner.css.ts'

/** Point of a picture in per cent of its width and height, from its upper left corner. */
export interface FocalPoint {
  /** Per cent of the width. */
  readonly across: number
  /** Per cent of the height. */
  readonly down: number
}

export interface BannerProps {
  /** Picture without letters; its side under the text should be plain. */
  readonly art: Picture | undefined
  /** Point of the picture that stays visible where it is cut. Default: its middle. */
  readonly focus?: FocalPoint | undefined
  /** Lightness of the picture, which the veil under the text takes up. Default `dark`; readable on either. */
  readonly shade?: keyof typeof css.texts | undefined
  /** Words of the offer, in the brand's display face. */
  readonly title: string
  /** Call to action, in a word or two. It is part of the link round the banner, no button of its own. */
  readonly action?: string | undefined
  /** Main conditions of the offer, in full. */
  readonly terms?: string | undefined
  /** Least height, as a shape: the banner grows with its text. `ribbon` has no room for the action. */
  readonly ratio: keyof typeof css.ratios
  /** True for the picture that is visible first: loaded at once and before others. Default false. */
  readonly priority?: boolean | undefined
}

/** Shapes as numbers, for the widths of the picture. */
const RATIOS = { banner: 2, panorama: 2.5, ribbon: 3 } as const

/**
 * Offer as text over a picture: its words are set by the brand in its own face, on a veil that keeps them
 * readable on any picture. Belongs into a link or a card that leads to the offer.
 */
export function Banner({
  art,
  focus,
  title,
  action,
  terms,
  ratio,
  shade = 'dark',
  priority = false,
}: BannerProps) {
  const { picture, current, fail, failedBefore } = useAddress(art, undefined)
  return (
    <span className={classes(css.root, css.ratios[ratio], css.shades[shade])}>
      {picture !== undefined && (
        <img
          key={current}
          ref={failedBefore}
          onError={fail}
          {...sourcesOf(picture, 'page', RATIOS[ratio])}
          alt=""
          decoding={priority ? undefined : 'async'}
          draggable={false}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'low'}
          className={css.picture}
          style={focus && { objectPosition: `${focus.across}% ${focus.down}%` }}
        />
      )}
      <span className={css.texts[shade]}>
        <span className={classes(css.title, type[ratio === 'ribbon' ? 'lead' : 'title'])} dir="auto">
          {title}
        </span>
        {action !== undefined && ratio !== 'ribbon' && (
          <span className={classes(css.action, type.caption)} dir="auto">
            {action}
          </span>
        )}
        {terms !== undefined && (
          <span className={type.caption} dir="auto">
            {terms}
          </span>
        )}
      </span>
    </span>
  )
}
