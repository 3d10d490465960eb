import { useId, useRef, useState } from 'react'

import { IconButton } from '../icon-button/IconButton.tsx'
import { IconAlert, IconClose, IconUpload } from '../icon/icons.ts'
import { classes } from '../styling/classes.ts'
import { type } from '../styling/type.css.ts'
import * as css from './FileDrop.css.ts'
import { Preview } from './Preview.tsx'
import { sortFiles, type FileLimits, type FileRefusal } from './sortFiles.ts'

export interface FileDropWords {
  /** On the place to tap ('Add pictures'). */
  readonly add: string
  /** Name of a picture's cross ('Remove receipt.png'). */
  readonly remove: (name: string) => string
  /** Why a file was not taken ('receipt.gif is neither PNG nor JPG'). */
  readonly refused: (refusal: FileRefusal) => string
}

export interface FileDropProps extends FileLimits {
  /** What the files are for; the group's name. */
  readonly label: string
  /** Limits in words. Hidden while there is an error. */
  readonly help?: string | undefined
  /** What is wrong beyond the files refused just now, such as the upload's failure. */
  readonly error?: string | undefined
  /** What has been taken so far; the owner keeps it. */
  readonly files: readonly File[]
  /** Called with all files after one was added or taken away; files that break a rule never arrive. */
  readonly onChange: (files: readonly File[]) => void
  /** Every text of the field, those for screen readers too. */
  readonly words: FileDropWords
  /** Cannot be used now: drawn faint, passed over by the keyboard, not sent with its form. */
  readonly disabled?: boolean | undefined
}

const NONE: readonly FileRefusal[] = []

/** Pictures to send along: chosen, taken with the camera, or dropped here; looked at and taken back before they go. */
export function FileDrop({
  label,
  help,
  error,
  files,
  onChange,
  words,
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
    // The button that had the focus goes: it moves to the next picture's, or to where one is added.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll('button')
      const next = buttons?.[Math.min(at, buttons.length - 1)] ?? input.current
      next?.focus()
    })
  }
  const problems = [...refused.map(words.refused), ...(error === undefined ? [] : [error])]
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
                  label={words.remove(file.name)}
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
                // The same file can be chosen again after it was removed.
                event.target.value = ''
              }}
            />
            <span className={css.mark}>
              <IconUpload />
            </span>
            <span className={classes(type.small, css.addWords)}>{words.add}</span>
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
