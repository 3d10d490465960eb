import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

import { IconAlert, IconInfo, IconSuccess, IconWarning } from '../icon/icons.ts'
import { useTopModal } from '../modal/openModals.ts'
import { classes } from '../styling/classes.ts'
import { type } from '../styling/type.css.ts'
import type { Toast, ToastQueue } from './queue.ts'
import * as css from './ToastViewport.css.ts'

const MARKS = { info: IconInfo, success: IconSuccess, warning: IconWarning, danger: IconAlert } as const
const NONE: readonly Toast[] = []

export interface ToastViewportProps {
  /** Queue of the messages to draw. */
  readonly queue: ToastQueue
  /** Accessible name of the region ('Messages'). */
  readonly label: string
}

/**
 * Shows and announces the messages of a toast queue, above everything, also above an open dialog. Place one,
 * near the root.
 */
export function ToastViewport({ queue, label }: ToastViewportProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.read, () => NONE)
  const region = useRef<HTMLDivElement>(null)
  const modal = useTopModal()
  const shown = toasts.length > 0

  // The top layer is a stack: only the element that was shown last is above a dialog.
  useEffect(() => {
    const element = region.current
    // A dialog that has just left the page takes the region with it; the next effect shows it on the page.
    if (!shown || !element?.isConnected || (modal && !modal.contains(element))) return
    element.showPopover()
    return () => element.hidePopover()
  }, [shown, modal])

  const content = (
    <div ref={region} popover="manual" role="region" aria-label={label} className={css.viewport}>
      {/* Both live regions exist before their first message: a region that appears together with its text is
          often not read. */}
      <div role="status" className={css.live}>
        {toasts.filter((toast) => toast.tone !== 'danger').map(draw)}
      </div>
      <div role="alert" className={css.live}>
        {toasts.filter((toast) => toast.tone === 'danger').map(draw)}
      </div>
    </div>
  )
  return modal ? createPortal(content, modal) : content
}

function draw(toast: Toast) {
  const Mark = MARKS[toast.tone]
  return (
    <div key={toast.id} className={classes(css.toast, type.small)}>
      <span className={css.marks[toast.tone]}>
        <Mark />
      </span>
      {toast.text}
    </div>
  )
}
