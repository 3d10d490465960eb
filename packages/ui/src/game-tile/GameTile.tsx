import { IconFavourite, IconPicture } from '../icon/icons.ts'
import { useAddress } from '../image/useAddress.ts'
import { Anchor } from '../link/Anchor.tsx'
import { sourcesOf, type Picture } from '../picture/picture.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { classes } from '../styling/classes.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { pressable } from '../styling/interaction.css.ts'
import { oneLine, tabular, twoLines, type } from '../styling/type.css.ts'
import * as css from './GameTile.css.ts'

/** Shape of the art, chosen by the tenant's layout: three columns of portrait or square tiles, or two of wide ones. */
export type GameTileShape = 'portrait' | 'square' | 'wide'

/**
 * Place of the name: `below` the art, with the vendor in a corner of it; `over` its foot, with the vendor; or `none`,
 * for art that carries the name itself, which is then read by screen readers alone.
 */
export type GameTileCaption = 'below' | 'over' | 'none'

/** Loading priority of a tile's art. */
export type ArtTime = 'first' | 'now' | 'later'

export interface GameTileProps {
  /** Name of the game: two lines at most, then an ellipsis. */
  readonly name: string
  /** Name of the vendor for players. */
  readonly vendor?: string | undefined
  /** Address of the art. */
  readonly image: Picture | undefined
  /** Address of the default art, used when `image` cannot be loaded. */
  readonly fallback?: Picture | undefined
  /** Shape of the art. Default `portrait`. */
  readonly shape?: GameTileShape | undefined
  /** Place of the name. Default `below`. */
  readonly caption?: GameTileCaption | undefined
  /** True for art that is as high as its place instead of having the ratio of its shape. Default false. */
  readonly fill?: boolean | undefined
  /** Tag in the corner of the art: `hot` in the accent, `new` in the brand colour, `note` without emphasis. */
  readonly tag?: { readonly kind: 'hot' | 'new' | 'note'; readonly label: string } | undefined
  /** Figure below the tag, such as the number of players ('128 playing'). */
  readonly fact?: string | undefined
  /** Called on a tap with the art, which may grow into what opens; starts the game. */
  readonly onPress?: ((art: HTMLElement | null) => void) | undefined
  /** Called instead of the context menu: on a long press, a right click, or the menu key. */
  readonly onPreview?: (() => void) | undefined
  /** Link address, for a tile that leads to a page instead of starting the game. */
  readonly href?: string | undefined
  /** True while the game is a favourite. Without `onFavourite` there is no heart. */
  readonly favourite?: boolean | undefined
  /** Called with the new state when the heart is tapped; without it there is no heart. */
  readonly onFavourite?: ((favourite: boolean) => void) | undefined
  /** Accessible name of the heart, with the name of the game ('Favourite: Golden Koi'). */
  readonly favouriteLabel?: string | undefined
  /**
   * Loading priority of the art: `first` before all else on the page, `now` at once but after what is first, `later`
   * when it comes near the screen. Default `later`.
   */
  readonly art?: ArtTime | undefined
}

/** Tile of one game: art, name, vendor, heart. */
export function GameTile(props: GameTileProps) {
  const {
    name,
    vendor,
    image,
    fallback,
    shape = 'portrait',
    caption = 'below',
    tag,
    fact,
    onPress,
    onPreview,
    href,
    favourite = false,
    onFavourite,
    favouriteLabel,
  } = props
  // Low art has its subject where the fact would stand.
  const isLow = shape === 'wide' && caption === 'below'
  const [mark, note] = isLow ? [undefined, fact] : [fact, undefined]
  const content = (
    <>
      <Art src={image} fallback={fallback} shape={shape} time={props.art} fill={props.fill} />
      {(tag ?? mark) !== undefined && (
        <span className={css.marks[caption]}>
          {tag && (
            <span className={classes(css.tags[tag.kind], type.caption, tag.kind !== 'note' && oneLine)}>
              {tag.label}
            </span>
          )}
          {mark !== undefined && (
            <span className={classes(css.tags.fact, type.caption, tabular)}>{mark}</span>
          )}
        </span>
      )}
      {vendor !== undefined && caption === 'below' && (
        <span className={classes(css.corner, type.caption, oneLine)} dir="auto">
          {vendor}
        </span>
      )}
      <span className={caption === 'none' ? visuallyHidden : css.columns[caption]}>
        <span
          className={classes(
            css.name,
            caption === 'below' && css.namesBelow[note === undefined ? 'alone' : 'noted'],
            type.small,
            twoLines,
          )}
          dir="auto"
        >
          {name}
        </span>
        {note !== undefined && (
          <span className={classes(css.note, type.caption, twoLines, tabular)}>{note}</span>
        )}
        {vendor !== undefined && caption !== 'below' && (
          <span className={classes(type.caption, oneLine)}>{vendor}</span>
        )}
      </span>
    </>
  )
  const look = classes(css.play, props.fill && css.fillingPlay, caption === 'over' && css.clipped, pressable)
  return (
    <div className={classes(css.root, onFavourite && css.hearted)}>
      {href !== undefined ? (
        <Anchor href={href} onPress={() => onPress?.(null)} className={look}>
          {content}
        </Anchor>
      ) : (
        <button
          type="button"
          onClick={({ currentTarget }) => onPress?.(currentTarget.querySelector('img'))}
          className={look}
          onContextMenu={
            onPreview &&
            ((event) => {
              event.preventDefault()
              onPreview()
            })
          }
        >
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

type ArtProps = Pick<GameTileProps, 'fallback' | 'fill'> & {
  /** Address of the art. */
  readonly src: Picture | undefined
  /** Shape of the art. */
  readonly shape: GameTileShape
  /** Loading priority of the art. */
  readonly time: ArtTime | undefined
}

/** Shapes as numbers, and the widths of their tiles: three in a row, or two. */
const SPANS = {
  portrait: { ratio: 3 / 4, span: 'third' },
  square: { ratio: 1, span: 'third' },
  wide: { ratio: 16 / 9, span: 'half' },
} as const

/* A browser raises a lazy picture that is visible, above faces and what comes first. */
const FETCH_PRIORITIES = { first: 'high', now: 'low', later: 'low' } as const

/**
 * Art of a game, on a background that it covers. Unlike `Image` it is one element that does not change when
 * the picture has loaded, because a fast scroll passes dozens of them.
 */
function Art({ src, fallback, shape, time = 'later', fill = false }: ArtProps) {
  const { picture, current, fail, failedBefore } = useAddress(src, fallback)
  const look = classes(css.art, css.shapes[shape], fill && css.fillingArt)
  return picture === undefined ? (
    <span aria-hidden className={classes(look, css.stand)}>
      <IconPicture size="large" />
    </span>
  ) : (
    <img
      key={current}
      ref={failedBefore}
      {...sourcesOf(picture, fill ? 'most' : SPANS[shape].span, SPANS[shape].ratio)}
      alt=""
      decoding={time === 'first' ? undefined : 'async'}
      draggable={false}
      loading={time === 'later' ? 'lazy' : undefined}
      fetchPriority={FETCH_PRIORITIES[time]}
      className={look}
      onError={fail}
    />
  )
}

export interface GameTileSkeletonProps {
  /** Shape of the tiles that are loading. */
  readonly shape?: GameTileShape | undefined
  /** Place of their names. Default `below`. */
  readonly caption?: GameTileCaption | undefined
}

/** Placeholder of a tile that is loading, with the height of the tile. */
export function GameTileSkeleton({ shape = 'portrait', caption = 'below' }: GameTileSkeletonProps) {
  return (
    <div className={css.root} aria-hidden>
      <span className={css.play}>
        <Skeleton shape={shape} />
        {caption === 'below' && (
          <span className={css.columns.below}>
            <span className={classes(css.name, css.namesBelow.alone, type.small)}>
              <Skeleton width="most" />
            </span>
          </span>
        )}
      </span>
    </div>
  )
}
