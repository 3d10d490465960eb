import type { Ref } from 'react'

import { input } from '../field/Field.css.ts'
import { FieldBox, FieldFrame, type FieldProps } from '../field/FieldFrame.tsx'
import { IconRefresh } from '../icon/icons.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import { classes } from '../styling/classes.ts'
import { pressable } from '../styling/interaction.css.ts'
import * as css from './CaptchaField.css.ts'

export interface CaptchaFieldProps extends FieldProps {
  /** The characters typed so far; the owner keeps them. */
  readonly value: string
  /** Called with what is left of the text after `kind` and `maxLength`. */
  readonly onChange: (value: string) => void
  /** Address of the picture, usually a data URL. Without one there is a ring, or an arrow when not `loading`. */
  readonly image?: string | undefined
  /** A new picture is on its way. */
  readonly loading?: boolean | undefined
  /** Asks for another picture. */
  readonly onRefresh: () => void
  /** Name of the picture's button ('Show another picture'). */
  readonly refreshLabel: string
  /** `digits` drops everything that is none (login, registration); `any` for equations and words (feedback). Default `digits`. */
  readonly kind?: 'digits' | 'any' | undefined
  /** Default 6 (specification, §9). */
  readonly maxLength?: number | undefined
  /** The control itself, for forms that put focus on the first wrong field. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** The characters of a picture, typed in. A tap on the picture brings another. */
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
    onChange((kind === 'digits' ? text.replace(/\D/g, '') : text).slice(0, maxLength))
  return (
    <FieldFrame label={label} help={help} error={error}>
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
    </FieldFrame>
  )
}
