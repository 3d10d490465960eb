import { useId, type ReactNode } from 'react'

import { IconButton } from '../icon-button/IconButton.tsx'
import { IconClose } from '../icon/icons.ts'
import { Modal } from '../modal/Modal.tsx'
import { useSwipeAway } from '../modal/useSwipeAway.ts'
import { classes } from '../styling/classes.ts'
import { Heading } from '../text/Heading.tsx'
import * as css from './Sheet.css.ts'

export interface SheetProps {
  /** Whether it is shown; the owner keeps it. */
  readonly open: boolean
  /** Asked to close: cross, a swipe down, backdrop (not in its first 300 ms), Escape, back gesture. */
  readonly onClose: () => void
  /** Heading at its top, and its name for screen readers. */
  readonly title: string
  /** Name of the cross. */
  readonly closeLabel: string
  /** As high as its content (up to most of the screen), or the whole screen. Default `content`. */
  readonly height?: 'content' | 'full' | undefined
  /** Content reaches the sides, as a list of rows does. */
  readonly flush?: boolean | undefined
  /** Buttons that stay at the bottom, above the thumb. */
  readonly actions?: ReactNode
  /** What can be scrolled between heading and actions. */
  readonly children: ReactNode
}

/** A panel that rises from the bottom, under the thumb. */
export function Sheet({
  open,
  onClose,
  title,
  closeLabel,
  height = 'content',
  flush = false,
  actions,
  children,
}: SheetProps) {
  const titleId = useId()
  const hold = useSwipeAway({ towards: 'down', open, onAway: onClose })
  return (
    <Modal place={height === 'full' ? 'full' : 'bottom'} open={open} onClose={onClose} labelledBy={titleId}>
      <div ref={height === 'content' ? hold : undefined} className={css.hold}>
        {height === 'content' && <span aria-hidden className={css.grip} />}
        <div className={css.head}>
          <Heading level={2} size="lead" id={titleId}>
            {title}
          </Heading>
          <IconButton label={closeLabel} icon={IconClose} onPress={onClose} />
        </div>
      </div>
      <div className={classes(css.content, flush && css.flush)}>{children}</div>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </Modal>
  )
}
