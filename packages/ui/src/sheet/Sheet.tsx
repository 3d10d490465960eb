import { useId, type ReactNode } from 'react'

import { IconButton } from '../icon-button/IconButton.tsx'
import { IconClose } from '../icon/icons.ts'
import { Modal } from '../modal/Modal.tsx'
import { useSwipeAway } from '../modal/useSwipeAway.ts'
import { classes } from '../styling/classes.ts'
import { Heading } from '../text/Heading.tsx'
import * as css from './Sheet.css.ts'

export interface SheetProps {
  /** True while the surface is open. Controlled: the parent changes it. */
  readonly open: boolean
  /**
   * Called when the close button, a swipe down, the backdrop (not in its first 300 ms), Escape or the back
   * gesture ask to close.
   */
  readonly onClose: () => void
  /** Heading of the sheet, and its accessible name. */
  readonly title: string
  /** Accessible name of the close button. */
  readonly closeLabel: string
  /**
   * `content` is as high as the content (up to most of the screen), `full` the whole screen. Default
   * `content`.
   */
  readonly height?: 'content' | 'full' | undefined
  /** True for content without padding at the sides, such as a list of rows. */
  readonly flush?: boolean | undefined
  /** Buttons that stay at the bottom of the sheet. */
  readonly actions?: ReactNode
  /** Scrollable content between heading and actions. */
  readonly children: ReactNode
}

/** Sheet: a panel that slides in from the bottom of the screen. */
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
