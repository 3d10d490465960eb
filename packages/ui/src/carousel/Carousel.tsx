import { carouselLoops, DURATIONS } from '@livery/domain'
import { useRef, useState, type ReactNode } from 'react'

import { IconButton } from '../icon-button/IconButton.tsx'
import { IconPause, IconPlay } from '../icon/icons.ts'
import { classes } from '../styling/classes.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import * as css from './Carousel.css.ts'
import { useAutoplay } from './useAutoplay.ts'
import { useSlides } from './useSlides.ts'

export interface CarouselProps<Slide> {
  /** Name of the carousel for screen readers ('Offers'). */
  readonly label: string
  /** In the order shown; one alone neither moves nor shows pips. */
  readonly slides: readonly Slide[]
  /** Tells slides apart. */
  readonly keyOf: (slide: Slide) => string
  /** Draws one slide; `first` is the one a visitor sees at once. */
  readonly children: (slide: Slide, first: boolean) => ReactNode
  /** How long a slide stays, in ms; 0 never moves by itself. Default 5000. */
  readonly autoplayMs?: number | undefined
  /** Name of the button while it moves by itself ('Pause'). */
  readonly pauseLabel: string
  /** Name of the button while it stands ('Play'). */
  readonly playLabel: string
  /** Says where it is ('2 of 5'). */
  readonly positionLabel: (index: number, total: number) => string
}

/**
 * Slides on the browser's own scroll snapping: a swipe is native, and the first slide needs no script.
 * It moves on by itself unless somebody points at it, touches it, works in it, pauses it, looks elsewhere, or wants no motion.
 * After the last comes the first again, in the same direction.
 */
export function Carousel<Slide>({
  label,
  slides,
  keyOf,
  children,
  autoplayMs = DURATIONS.bannerAutoplay,
  pauseLabel,
  playLabel,
  positionLabel,
}: CarouselProps<Slide>) {
  const root = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const many = carouselLoops(slides.length)
  const { index, showNext } = useSlides(track, slides.length)
  const [paused, setPaused] = useState(false)
  const { canMove, held } = useAutoplay(root)
  const moves = many && autoplayMs > 0 && canMove && !paused

  return (
    <section ref={root} aria-label={label} className={css.root}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable, so that arrow keys can scroll it */}
      <div ref={track} className={css.track} tabIndex={many ? 0 : undefined} role="group" aria-label={label}>
        {slides.map((slide, at) => (
          <div
            key={keyOf(slide)}
            role="group"
            aria-label={positionLabel(at + 1, slides.length)}
            className={css.slide}
          >
            {children(slide, at === 0)}
          </div>
        ))}
        {many && slides[0] !== undefined && (
          // The first again, so that going on from the last looks like going on.
          <div aria-hidden inert className={css.slide}>
            {children(slides[0], false)}
          </div>
        )}
      </div>
      {many && (
        <div className={css.foot}>
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
