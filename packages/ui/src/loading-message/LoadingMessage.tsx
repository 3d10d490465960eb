import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

import { useTopModal } from '../modal/openModals.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import { classes } from '../styling/classes.ts'
import { type } from '../styling/type.css.ts'
import * as css from './LoadingMessage.css.ts'

export interface LoadingMessageProps {
  /** Text of the running action ('Signing out…'). Undefined or empty: nothing is shown. */
  readonly text: string | undefined
}

/**
 * Loading message in the middle of the screen that blocks taps on the page. It has no time limit of its own:
 * the caller removes it when the action ends, or at the request's time limit.
 */
export function LoadingMessage({ text }: LoadingMessageProps) {
  const element = useRef<HTMLDivElement>(null)
  const modal = useTopModal()
  const shown = text !== undefined && text !== ''
  useEffect(() => {
    const popover = element.current
    if (!shown || !popover?.isConnected || (modal && !modal.contains(popover))) return
    popover.showPopover()
    return () => popover.hidePopover()
  }, [shown, modal])
  const content = (
    <div ref={element} popover="manual" className={css.root}>
      <div role="status" className={classes(shown && css.box, type.small)}>
        {shown && (
          <>
            <span className={css.ring}>
              <Spinner size="large" />
            </span>
            {text}
          </>
        )}
      </div>
    </div>
  )
  return modal ? createPortal(content, modal) : content
}
