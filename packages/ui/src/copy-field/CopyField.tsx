import { useEffect, useRef, useState } from 'react'

import { input } from '../field/Field.css.ts'
import { FieldBox, FieldFrame } from '../field/FieldFrame.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { IconCopy, IconTick } from '../icon/icons.ts'
import { classes } from '../styling/classes.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { tabular } from '../styling/type.css.ts'
import * as css from './CopyField.css.ts'

export interface CopyFieldProps {
  /** What can be copied: always visible, and its name. */
  readonly label: string
  /** What is copied: a link, an account number, an order number. */
  readonly value: string
  /** What it is good for, under the field. */
  readonly help?: string | undefined
  /** Name of the button ('Copy the link'). */
  readonly copyLabel: string
  /** Said and shown once it is in the clipboard ('Copied'). */
  readonly copiedLabel: string
  /** Said and shown where the browser refuses: the text is selected then ('Hold the text to copy it'). */
  readonly refusedLabel: string
  /** Called once it is in the clipboard. */
  readonly onCopy?: (() => void) | undefined
}

/** How long it says so (specification, §9: 'success toast 1.5 s'), ms. */
const SAID_FOR = 1500

/** A text to take along: read-only, with a button that copies it. */
export function CopyField({
  label,
  value,
  help,
  copyLabel,
  copiedLabel,
  refusedLabel,
  onCopy,
}: CopyFieldProps) {
  const text = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(undefined), SAID_FOR)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value)
      setOutcome('copied')
      onCopy?.()
    } catch {
      setOutcome('refused')
      text.current?.focus()
      text.current?.select()
    }
  }
  const said = outcome === 'copied' ? copiedLabel : outcome === 'refused' ? refusedLabel : undefined
  return (
    <>
      <FieldFrame
        label={label}
        help={said ?? help}
        aside={
          outcome === 'copied' && (
            <span aria-hidden className={css.done}>
              <IconTick size="small" />
            </span>
          )
        }
      >
        {(wiring) => (
          <FieldBox
            end={
              <IconButton
                label={copyLabel}
                icon={outcome === 'copied' ? IconTick : IconCopy}
                onPress={() => void copy()}
              />
            }
          >
            <input
              {...wiring}
              ref={text}
              readOnly
              dir="ltr"
              value={value}
              className={classes(input, tabular)}
              onFocus={(event) => event.target.select()}
            />
          </FieldBox>
        )}
      </FieldFrame>
      <output className={visuallyHidden}>{said}</output>
    </>
  )
}
