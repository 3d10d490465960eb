import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

import { classes } from '../styling/classes.ts'
import * as css from './Modal.css.ts'
import { noteOpenModal } from './openModals.ts'

/**
 * Time after opening in which a tap on the backdrop is ignored, ms: the tap that opened the surface may be a
 * double tap.
 */
const BACKDROP_GUARD_MS = 300

export interface ModalProps {
  /** True while the surface is open. Controlled: the parent changes it. */
  readonly open: boolean
  /** Called when backdrop, Escape or the system's back gesture ask to close. The parent sets `open`. */
  readonly onClose: () => void
  /** True when backdrop, Escape and the back gesture close the surface. Default true. */
  readonly dismissable?: boolean | undefined
  /**
   * Position, and the side from which it slides in: `centre` a dialog, `bottom` a sheet, `end` the side menu,
   * `full` a whole page.
   */
  readonly place: keyof typeof css.places
  /** `alertdialog` for a surface that interrupts. */
  readonly role?: 'alertdialog' | undefined
  /** Id of the heading that is its accessible name. */
  readonly labelledBy?: string | undefined
  /** Accessible name, where no heading is drawn. */
  readonly label?: string | undefined
  /** Id of the text that is read after the accessible name. */
  readonly describedBy?: string | undefined
  /**
   * Element that gets the focus: `surface`, so that reading starts at the title, or the `first` control
   * inside. Default `surface`.
   */
  readonly initialFocus?: 'surface' | 'first' | undefined
  /** Content, rendered only while the surface is open or closing. */
  readonly children: ReactNode
}

/**
 * Native modal `<dialog>` inside Dialog, Sheet and SideMenu: top layer, inert page, Escape, back gesture and
 * focus return are the browser's own. Its content is rendered only while it is open or closing.
 */
export function Modal({
  open,
  onClose,
  dismissable = true,
  place,
  role,
  labelledBy,
  label,
  describedBy,
  initialFocus = 'surface',
  children,
}: ModalProps) {
  const element = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(0)
  const pressedBackdrop = useRef(false)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog || !open) return
    openedAt.current = performance.now()
    dialog.showModal()
    if (initialFocus === 'surface') dialog.focus()
    const forget = noteOpenModal(dialog)
    return () => {
      forget()
      dialog.close()
    }
  }, [open, initialFocus])

  useEffect(() => {
    if (open || !present) return
    const leaving = element.current?.getAnimations() ?? []
    let current = true
    void Promise.allSettled(leaving.map((animation) => animation.finished)).then(
      () => current && setPresent(false),
    )
    return () => {
      current = false
    }
  }, [open, present])

  const closedByBrowser = useEffectEvent(() => {
    if (!open) return
    if (dismissable) onClose()
    else element.current?.showModal()
  })
  const asked = useEffectEvent((event: Event) => {
    if (event.target !== element.current) return
    event.preventDefault()
    if (dismissable) onClose()
  })
  // Native listeners: React has no `cancel` on dialogs in every browser, and `close` bubbles from nested surfaces in
  // its tree.
  useEffect(() => {
    const dialog = element.current
    if (!dialog) return
    const onCancel = (event: Event): void => asked(event)
    const onNativeClose = (event: Event): void => {
      if (event.target === dialog) closedByBrowser()
    }
    dialog.addEventListener('cancel', onCancel)
    dialog.addEventListener('close', onNativeClose)
    return () => {
      dialog.removeEventListener('cancel', onCancel)
      dialog.removeEventListener('close', onNativeClose)
    }
  }, [])

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the click is the backdrop's; its key is Escape, which the browser hears
    <dialog
      ref={element}
      tabIndex={-1}
      role={role}
      aria-modal="true"
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={classes(css.root, css.places[place])}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        const onBackdrop = event.target === event.currentTarget && pressedBackdrop.current
        if (onBackdrop && dismissable && performance.now() - openedAt.current >= BACKDROP_GUARD_MS) onClose()
      }}
    >
      {present && <div className={css.body}>{children}</div>}
    </dialog>
  )
}
