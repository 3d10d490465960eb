import { useId, useRef, useState } from 'react'

import { IconButton } from '../icon-button/IconButton.tsx'
import { IconAlert, IconClose, IconUpload } from '../icon/icons.ts'
import { classes } from '../styling/classes.ts'
import { type } from '../styling/type.css.ts'
import * as css from './FileDrop.css.ts'
import { Preview } from './Preview.tsx'
import { sortFiles, type FileLimits, type FileRefusal } from './sortFiles.ts'

export interface FileDropLabels {
  /** Label of the drop zone ('Add pictures'). */
  readonly add: string
  /** Accessible name of a picture's remove button ('Remove receipt.png'). */
  readonly remove: (name: string) => string
  /** Reason why a file was refused ('receipt.gif is neither PNG nor JPG'). */
  readonly refused: (refusal: FileRefusal) => string
}

export interface FileDropProps extends FileLimits {
  /** Label of the group of files. */
  readonly label: string
  /** Text of the limits. Hidden while there is an error. */
  readonly help?: string | undefined
  /** Error message beyond refused files, such as the upload's failure. */
  readonly error?: string | undefined
  /** The files chosen so far. Controlled: the parent changes them in `onChange`. */
  readonly files: readonly File[]
  /** Called with all files after one was added or removed; files that break a limit are left out. */
  readonly onChange: (files: readonly File[]) => void
  /** Labels and messages of the field, including those for screen readers. */
  readonly labels: FileDropLabels
  /** True while it cannot be used: drawn faint, skipped by the keyboard, not sent with its form. */
  readonly disabled?: boolean | undefined
}

const NONE: readonly FileRefusal[] = []

/**
 * Field for pictures: chosen, taken with the camera, or dropped; previewed and removable before they are sent.
 */
export function FileDrop({
  label,
  help,
  error,
  files,
  onChange,
  labels,
  maxFiles,
  maxBytes,
  accept,
  disabled = false,
}: FileDropProps) {
  const messageId = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState(NONE)
  const [over, setOver] = useState(false)
  const full = files.length >= maxFiles

  const take = (added: readonly File[]): void => {
    const sorted = sortFiles(files, added, { maxFiles, maxBytes, accept })
    setRefused(sorted.refused)
    if (sorted.files.length > files.length) onChange(sorted.files)
  }
  const remove = (at: number): void => {
    setRefused(NONE)
    onChange(files.filter((_, index) => index !== at))
    // Focus of a removed picture moves to the next picture's remove button, or to the drop zone.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll('button')
      const next = buttons?.[Math.min(at, buttons.length - 1)] ?? input.current
      next?.focus()
    })
  }
  const problems = [...refused.map(labels.refused), ...(error === undefined ? [] : [error])]
  return (
    <fieldset className={css.root} aria-describedby={messageId}>
      <legend className={classes(type.small, css.legend)}>{label}</legend>
      <div ref={list} className={css.grid}>
        {files.map((file, index) => (
          <div key={`${file.name}-${file.lastModified}-${file.size}`} className={css.preview}>
            <Preview file={file} />
            {!disabled && (
              <span className={css.remove}>
                <IconButton
                  label={labels.remove(file.name)}
                  icon={IconClose}
                  iconSize="small"
                  tone="media"
                  onPress={() => remove(index)}
                />
              </span>
            )}
          </div>
        ))}
        {!full && (
          <label
            className={classes(
              css.add,
              files.length === 0 && css.alone,
              over && css.over,
              problems.length > 0 && css.wrong,
            )}
          >
            <input
              ref={input}
              type="file"
              multiple={maxFiles > 1}
              accept={accept.join(',')}
              disabled={disabled}
              aria-describedby={messageId}
              className={css.input}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={(event) => {
                event.preventDefault()
                setOver(false)
                take([...event.dataTransfer.files])
              }}
              onChange={(event) => {
                take([...(event.target.files ?? [])])
                // Cleared, so that the same file can be chosen again after it was removed.
                event.target.value = ''
              }}
            />
            <span className={css.mark}>
              <IconUpload />
            </span>
            <span className={classes(type.small, css.addLabel)}>{labels.add}</span>
          </label>
        )}
      </div>
      <div id={messageId} aria-live="polite" className={classes(type.small, css.message)}>
        {problems.length === 0 ? (
          help
        ) : (
          <div className={css.errors}>
            {problems.map((problem) => (
              <span key={problem} className={css.error}>
                <IconAlert size="small" />
                {problem}
              </span>
            ))}
          </div>
        )}
      </div>
    </fieldset>
  )
}
