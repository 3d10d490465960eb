import { IconFavourite, IconPicture } from '../icon/icons.ts'
import { useAddress } from '../image/useAddress.ts'
import { Anchor } from '../link/Anchor.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { classes } from '../styling/classes.ts'
import { pressable } from '../styling/interaction.css.ts'
import { oneLine, twoLines, type } from '../styling/type.css.ts'
import * as css from './GameTile.css.ts'

/** Shape of the art, chosen by the tenant's layout: three columns of portrait or square tiles, or two of wide ones. */
export type GameTileShape = 'portrait' | 'square' | 'wide'

/** How soon a tile's art is wanted; `now` is for lists that draw only what is near the screen. */
export type ArtTime = 'first' | 'now' | 'later'

export interface GameTileProps {
  /** The game's name: two lines at most, the rest in an ellipsis. */
  readonly name: string
  /** The vendor's name for players, over the game's. */
  readonly vendor?: string | undefined
  /** Address of the art. */
  readonly image: string | undefined
  /** Address of the default art. */
  readonly fallback?: string | undefined
  /** Default `portrait`. */
  readonly shape?: GameTileShape | undefined
  /** A word in the corner of the art: `hot` in the accent, `new` in the brand colour. */
  readonly tag?: { readonly kind: 'hot' | 'new'; readonly label: string } | undefined
  /** Starts the game. */
  readonly onPress?: (() => void) | undefined
  /** Where it leads instead of starting at once. */
  readonly href?: string | undefined
  /** Whether it is in the favourites. Without `onFavourite` there is no heart. */
  readonly favourite?: boolean | undefined
  /** Called with whether it is to be a favourite; without it there is no heart. */
  readonly onFavourite?: ((favourite: boolean) => void) | undefined
  /** Name of the heart, with the game in it ('Favourite: Golden Koi'). */
  readonly favouriteLabel?: string | undefined
  /** When its art is loaded: before all else on the page, at once, or when it comes near the screen. Default `later`. */
  readonly art?: ArtTime | undefined
}

/** One game: art, name, vendor, heart. */
export function GameTile(props: GameTileProps) {
  const {
    name,
    vendor,
    image,
    fallback,
    shape = 'portrait',
    tag,
    onPress,
    href,
    favourite = false,
    onFavourite,
    favouriteLabel,
  } = props
  const content = (
    <>
      <Art src={image} fallback={fallback} shape={shape} time={props.art} />
      {tag && <span className={classes(css.tags[tag.kind], type.caption, oneLine)}>{tag.label}</span>}
      <span className={css.words}>
        {vendor !== undefined && <span className={classes(css.vendor, type.caption, oneLine)}>{vendor}</span>}
        <span className={classes(css.name, type.small, twoLines)} dir="auto">
          {name}
        </span>
      </span>
    </>
  )
  const look = classes(css.play, pressable)
  return (
    <div className={css.root}>
      {href !== undefined ? (
        <Anchor href={href} onPress={onPress} className={look}>
          {content}
        </Anchor>
      ) : (
        <button type="button" onClick={onPress} className={look}>
          {content}
        </button>
      )}
      {onFavourite && (
        <button
          type="button"
          aria-label={favouriteLabel}
          aria-pressed={favourite}
          onClick={() => onFavourite(!favourite)}
          className={classes(css.heart, pressable)}
        >
          <span className={classes(css.heartMark, favourite && css.heartSet)}>
            <IconFavourite size="small" filled={favourite} />
          </span>
        </button>
      )}
    </div>
  )
}

type ArtProps = Pick<GameTileProps, 'fallback'> & {
  /** Address of the art. */
  readonly src: string | undefined
  /** Shape of the art. */
  readonly shape: GameTileShape
  /** How soon it is wanted. */
  readonly time: ArtTime | undefined
}

/**
 * The art, on a ground that it covers. Unlike `Image` it is one element that does not change when the picture has come:
 * a list flies past by the dozen of these.
 */
function Art({ src, fallback, shape, time = 'later' }: ArtProps) {
  const { current, fail } = useAddress(src, fallback)
  const look = classes(css.art, css.shapes[shape])
  return current === undefined ? (
    <span aria-hidden className={classes(look, css.stand)}>
      <IconPicture size="large" />
    </span>
  ) : (
    <img
      key={current}
      src={current}
      alt=""
      decoding="async"
      draggable={false}
      loading={time === 'later' ? 'lazy' : undefined}
      fetchPriority={time === 'first' ? 'high' : undefined}
      className={look}
      onError={fail}
    />
  )
}

export interface GameTileSkeletonProps {
  /** The shape of the tiles it stands in for. */
  readonly shape?: GameTileShape | undefined
}

/** The place of a tile that is on its way, as high as the tile will be. */
export function GameTileSkeleton({ shape = 'portrait' }: GameTileSkeletonProps) {
  return (
    <div className={css.root} aria-hidden>
      <span className={css.play}>
        <Skeleton shape={shape} />
        <span className={css.words}>
          <span className={classes(css.vendor, type.caption)}>
            <Skeleton width="half" />
          </span>
          <span className={classes(css.name, type.small)}>
            <Skeleton width="most" />
          </span>
        </span>
      </span>
    </div>
  )
}
