import type { Ref } from 'react'

import { latinDigits, onlyDigits } from '../digits/latinDigits.ts'
import { input } from '../field/Field.css.ts'
import { FieldBox, FieldLayout, type FieldProps } from '../field/FieldLayout.tsx'
import { IconRefresh } from '../icon/icons.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import { classes } from '../styling/classes.ts'
import { pressable } from '../styling/interaction.css.ts'
import * as css from './CaptchaField.css.ts'

export interface CaptchaFieldProps extends FieldProps {
  /** The characters typed so far. Controlled: the parent changes them in `onChange`. */
  readonly value: string
  /** Called with the typed text as far as `kind` and `maxLength` accept it. */
  readonly onChange: (value: string) => void
  /**
   * Address of the captcha picture, usually a data URL. Without one a spinner is shown, or a refresh arrow
   * when not `loading`.
   */
  readonly image?: string | undefined
  /** True while a new picture is loading. */
  readonly loading?: boolean | undefined
  /** Called when another picture is requested. */
  readonly onRefresh: () => void
  /** Accessible name of the picture's button ('Show another picture'). */
  readonly refreshLabel: string
  /**
   * `digits` drops all other characters (login, registration); `any` for equations and words (feedback).
   * Default `digits`.
   */
  readonly kind?: 'digits' | 'any' | undefined
  /** Greatest number of characters. Default 6 (S-verification-01). */
  readonly maxLength?: number | undefined
  /** Ref of the control, for forms that focus the first invalid field. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** Captcha field: the characters of a picture, typed in. A tap on the picture loads another. */
export function CaptchaField({
  label,
  help,
  error,
  onChange,
  onBlur,
  image,
  loading = false,
  onRefresh,
  refreshLabel,
  kind = 'digits',
  maxLength = 6,
  ref,
  ...rest
}: CaptchaFieldProps) {
  const take = (text: string): void =>
    onChange(kind === 'digits' ? onlyDigits(text, maxLength) : latinDigits(text).slice(0, maxLength))
  return (
    <FieldLayout label={label} help={help} error={error}>
      {(wiring) => (
        <FieldBox
          invalid={error !== undefined}
          disabled={rest.disabled}
          end={
            <button
              type="button"
              aria-label={refreshLabel}
              aria-busy={loading || undefined}
              onClick={onRefresh}
              className={classes(css.picture, pressable)}
            >
              {image !== undefined && !loading ? (
                <img src={image} alt="" className={css.image} />
              ) : loading ? (
                <Spinner />
              ) : (
                <IconRefresh />
              )}
            </button>
          }
        >
          <input
            {...rest}
            {...wiring}
            ref={ref}
            type="text"
            dir="ltr"
            inputMode={kind === 'digits' ? 'numeric' : 'text'}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={input}
            onChange={(event) => take(event.target.value)}
            onBlur={onBlur}
          />
        </FieldBox>
      )}
    </FieldLayout>
  )
}
