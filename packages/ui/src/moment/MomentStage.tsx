import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'

import { IconButton } from '../icon-button/IconButton.tsx'
import { IconClose } from '../icon/icons.ts'
import { classes } from '../styling/classes.ts'
import { tabular, type } from '../styling/type.css.ts'
import { Text } from '../text/Text.tsx'
import * as css from './Moment.css.ts'

/** Time that a moment stays unless the player holds it, ms. */
const STAY_MS = 7_000

export interface MomentProps {
  /** Words of what happened ('You won'). */
  readonly title: string
  /** Figure or name that it is about, formatted ('€120.00', 'Gold'). */
  readonly subject: string
  /** Line that explains it ('Draw 20261120-144'). */
  readonly detail?: string | undefined
  /** Link or button that leads on. */
  readonly action?: ReactNode
  /** Accessible name of the close button. */
  readonly closeLabel: string
  /** Called when it is closed, or has stayed for its time. */
  readonly onClose: () => void
}

export interface MomentStageProps extends MomentProps {
  /** Emblem with what moves around it. Decorative. */
  readonly emblem: ReactNode
}

/**
 * Stage of a celebration: a card at the top of the page that is announced, blocks nothing, and leaves by itself, later
 * while it is pointed at or has the focus. Under reduced motion it stands still.
 */
export function MomentStage({
  title,
  subject,
  detail,
  action,
  closeLabel,
  onClose,
  emblem,
}: MomentStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(false)
  const [said, setSaid] = useState(false)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    const element = stage.current
    element?.showPopover()
    // A live region that appears together with its text is often not read.
    const next = requestAnimationFrame(() => setSaid(true))
    return () => {
      cancelAnimationFrame(next)
      element?.hidePopover()
    }
  }, [])
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => close(), STAY_MS)
    return () => clearTimeout(timer)
  }, [held])

  return (
    <div ref={stage} popover="manual" className={css.stage}>
      <div role="status" className={css.live}>
        {said && (
          <div
            data-hero
            className={css.card}
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          >
            <span aria-hidden className={css.emblem}>
              {emblem}
            </span>
            <span className={css.words}>
              <Text as="span" size="small" tone="secondary" weight="medium">
                {title}
              </Text>
              <span className={classes(css.amount, type.title, tabular)} dir="auto">
                {subject}
              </span>
              {detail !== undefined && (
                <Text as="span" size="small" tone="secondary">
                  {detail}
                </Text>
              )}
            </span>
            <span className={css.close}>
              <IconButton label={closeLabel} icon={IconClose} onPress={onClose} />
            </span>
            {action !== undefined && <span className={css.action}>{action}</span>}
          </div>
        )}
      </div>
    </div>
  )
}
