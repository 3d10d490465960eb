import type { ReactNode } from 'react'

import { IconButton } from '../icon-button/IconButton.tsx'
import { IconClose } from '../icon/icons.ts'
import { Modal } from '../modal/Modal.tsx'
import { useSwipeAway } from '../modal/useSwipeAway.ts'
import * as css from './SideMenu.css.ts'

export interface SideMenuProps {
  /** Whether it is shown; the owner keeps it. */
  readonly open: boolean
  /** Asked to close: cross, a swipe to its side, backdrop (not in its first 300 ms), Escape, back gesture. */
  readonly onClose: () => void
  /** Its name ('Menu'). */
  readonly label: string
  /** Name of the cross. */
  readonly closeLabel: string
  /** Beside the cross: greeting, avatar, or the logo. */
  readonly header?: ReactNode
  /** Stays at the bottom: the buttons to log in, or to sign out. */
  readonly footer?: ReactNode
  /** The entries: a `List` of `ListRow`s. */
  readonly children: ReactNode
}

/** The menu that slides in from the end of the line (the right, in English). */
export function SideMenu({ open, onClose, label, closeLabel, header, footer, children }: SideMenuProps) {
  const hold = useSwipeAway({ towards: 'end', open, onAway: onClose })
  return (
    <Modal place="end" open={open} onClose={onClose} label={label}>
      <div ref={hold} className={css.hold}>
        <div className={css.head}>
          <div className={css.headContent}>{header}</div>
          <IconButton label={closeLabel} icon={IconClose} onPress={onClose} />
        </div>
        <nav aria-label={label} className={css.content}>
          {children}
        </nav>
        {footer !== undefined && <div className={css.foot}>{footer}</div>}
      </div>
    </Modal>
  )
}
