import { useRef } from 'react'

import { input } from '../field/Field.css.ts'
import { FieldBox, FieldLayout } from '../field/FieldLayout.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { IconCopy, IconTick } from '../icon/icons.ts'
import { classes } from '../styling/classes.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { tabular } from '../styling/type.css.ts'
import * as css from './CopyField.css.ts'
import { useCopy } from './useCopy.ts'

export interface CopyFieldProps {
  /** Visible label of the field, and its accessible name. */
  readonly label: string
  /** Text that is copied: a link, an account number, an order number. */
  readonly value: string
  /** Help text under the field. */
  readonly help?: string | undefined
  /** Name of the button ('Copy the link'). */
  readonly copyLabel: string
  /** Shown and announced after copying ('Copied'). */
  readonly copiedLabel: string
  /**
   * Shown and announced where the browser refuses to copy; the text is selected instead ('Hold the text to
   * copy it').
   */
  readonly refusedLabel: string
  /** Called after the text was copied to the clipboard. */
  readonly onCopy?: (() => void) | undefined
}

/** Read-only field with a button that copies its text to the clipboard. */
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
      <FieldLayout
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
      </FieldLayout>
      <output className={visuallyHidden}>{said}</output>
    </>
  )
}
