import { useRef } from 'react'

import { input } from '../field/Field.css.ts'
import { FieldBox, FieldFrame } from '../field/FieldFrame.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { IconCopy, IconTick } from '../icon/icons.ts'
import { classes } from '../styling/classes.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { tabular } from '../styling/type.css.ts'
import * as css from './CopyField.css.ts'
import { useCopy } from './useCopy.ts'

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
  const { outcome, copy } = useCopy(value)
  const press = async (): Promise<void> => {
    if ((await copy()) === 'copied') return onCopy?.()
    text.current?.focus()
    text.current?.select()
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
                onPress={() => void press()}
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
