import { useEffect, useRef, useState, type ReactNode } from 'react'

import { IconButton } from '../icon-button/IconButton.tsx'
import { IconPause, IconPlay } from '../icon/icons.ts'
import { classes } from '../styling/classes.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import * as css from './Carousel.css.ts'
import { useAutoplay } from './useAutoplay.ts'
import { useSlides } from './useSlides.ts'

/** Time that a slide stays unless the page says otherwise (S-home-02), ms. */
const AUTOPLAY_MS = 5_000

export interface CarouselProps<Slide> {
  /** Name of the carousel for screen readers ('Offers'). */
  readonly label: string
  /** The slides, in the order shown; a single one neither moves nor shows dots. */
  readonly slides: readonly Slide[]
  /** Gives the key of a slide, unique in the carousel. */
  readonly keyOf: (slide: Slide) => string
  /** Width of the slides: `gutter` within the page's gutter, `edge` across the whole column. Default `gutter`. */
  readonly width?: keyof typeof css.tracks | undefined
  /** Place of the dots: `below` the pictures, or `over` their lower corner. Default `below`. */
  readonly dots?: keyof typeof css.feet | undefined
  /** Draws one slide; `first` is true for the slide that is visible first, the only one that is drawn before the site has started. */
  readonly children: (slide: Slide, first: boolean) => ReactNode
  /** Time that a slide stays, in ms; 0 switches autoplay off. Default 5000. */
  readonly autoplayMs?: number | undefined
  /** Accessible name of the button while the carousel plays ('Pause'). */
  readonly pauseLabel: string
  /** Accessible name of the button while the carousel is paused ('Play'). */
  readonly playLabel: string
  /** Text of the position ('2 of 5'). */
  readonly positionLabel: (index: number, total: number) => string
}

/**
 * Carousel on the browser's own scroll snapping: a swipe is native, and the first slide needs no script.
 * Autoplay pauses while the pointer is over it, a finger touches it, focus is inside, the page is hidden or it
 * is scrolled out of view; it stops when the player pauses it or prefers reduced motion. After the last slide
 * the first follows in the same direction.
 */
export function Carousel<Slide>({
  label,
  slides,
  keyOf,
  width = 'gutter',
  dots = 'below',
  children,
  autoplayMs = AUTOPLAY_MS,
  pauseLabel,
  playLabel,
  positionLabel,
}: CarouselProps<Slide>) {
  const root = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const many = slides.length > 1
  const look = css.tracks[width]
  const { index, showNext } = useSlides(track, slides.length)
  const [paused, setPaused] = useState(false)
  const { canMove, held } = useAutoplay(root)
  const moves = many && autoplayMs > 0 && canMove && !paused

  // Outside of React: a carousel that starts renders nothing.
  useEffect(() => track.current?.setAttribute(css.RUNNING, ''), [])

  return (
    <section ref={root} aria-label={label} className={css.root}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable, so that arrow keys can scroll it */}
      <div ref={track} className={look} tabIndex={many ? 0 : undefined} role="group" aria-label={label}>
        {slides.map((slide, at) => (
          <div
            key={keyOf(slide)}
            role="group"
            aria-label={positionLabel(at + 1, slides.length)}
            className={at === 0 ? css.slide : css.later}
          >
            {children(slide, at === 0)}
          </div>
        ))}
        {many && slides[0] !== undefined && (
          // Copy of the first slide, so that the step after the last looks like any other.
          <div aria-hidden inert className={css.later}>
            {children(slides[0], false)}
          </div>
        )}
      </div>
      {many && (
        <div className={css.feet[dots]}>
          <div aria-hidden className={css.pips}>
            {slides.map((slide, at) => (
              <span key={keyOf(slide)} data-current={at === index} className={css.pip}>
                {at === index && (
                  <span
                    key={String(moves)}
                    className={classes(css.fill, moves && css.running, moves && held && css.held)}
                    style={moves ? { animationDuration: `${autoplayMs}ms` } : undefined}
                    onAnimationEnd={showNext}
                  />
                )}
              </span>
            ))}
          </div>
          {autoplayMs > 0 && canMove && (
            <IconButton
              label={paused ? playLabel : pauseLabel}
              icon={paused ? IconPlay : IconPause}
              iconSize="small"
              onPress={() => setPaused(!paused)}
            />
          )}
          <span aria-live={moves && !held ? 'off' : 'polite'} className={visuallyHidden}>
            {positionLabel(index + 1, slides.length)}
          </span>
        </div>
      )}
    </section>
  )
}
