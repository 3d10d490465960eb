import { useRef } from 'react'

import { IconCopy, IconTick } from '../icon/icons.ts'
import { classes } from '../styling/classes.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { pressable, touchHalo } from '../styling/interaction.css.ts'
import { tabular } from '../styling/type.css.ts'
import * as css from './CopyField.css.ts'
import { useCopy } from './useCopy.ts'

export interface CopyTextProps {
  /** Text that is shown and copied: an order number. */
  readonly value: string
  /** Name of the button ('Copy order number D-2026-000144'). */
  readonly copyLabel: string
  /** Announced after copying ('Copied'); a tick shows it. */
  readonly copiedLabel: string
  /** Announced where the browser refuses to copy; the text is selected instead ('Press and hold the text to copy it'). */
  readonly refusedLabel: string
}

/** Short text with a copy button, for a line of facts. */
export function CopyText({ value, copyLabel, copiedLabel, refusedLabel }: CopyTextProps) {
  const text = useRef<HTMLSpanElement>(null)
  const { outcome, copy } = useCopy(value)
  const press = async (): Promise<void> => {
    if ((await copy()) === 'refused' && text.current) getSelection()?.selectAllChildren(text.current)
  }
  const copied = outcome === 'copied'
  const Icon = copied ? IconTick : IconCopy
  return (
    <span className={css.line}>
      <span ref={text} dir="ltr" className={classes(css.text, tabular)}>
        {value}
      </span>
      <button
        type="button"
        aria-label={copyLabel}
        onClick={() => void press()}
        className={classes(css.copy, copied && css.done, pressable, touchHalo)}
      >
        <Icon size="small" />
      </button>
      <output className={visuallyHidden}>
        {copied ? copiedLabel : outcome === 'refused' ? refusedLabel : undefined}
      </output>
    </span>
  )
}
