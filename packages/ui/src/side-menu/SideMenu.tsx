import type { ReactNode } from 'react'

import { IconButton } from '../icon-button/IconButton.tsx'
import { IconClose } from '../icon/icons.ts'
import { Modal } from '../modal/Modal.tsx'
import { useSwipeAway } from '../modal/useSwipeAway.ts'
import * as css from './SideMenu.css.ts'

export interface SideMenuProps {
  /** True while the surface is open. Controlled: the parent changes it. */
  readonly open: boolean
  /**
   * Called when the close button, a swipe to its side, the backdrop (not in its first 300 ms), Escape or the
   * back gesture ask to close.
   */
  readonly onClose: () => void
  /** Accessible name of the menu ('Menu'). */
  readonly label: string
  /** Accessible name of the close button. */
  readonly closeLabel: string
  /** Content next to the close button: greeting, avatar, or the logo. */
  readonly header?: ReactNode
  /** Buttons that stay at the bottom: log in, or sign out. */
  readonly footer?: ReactNode
  /** The entries: a `List` of `ListRow`s. */
  readonly children: ReactNode
}

/** Side menu: slides in from the end of the line (the right, in English). */
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
