import { rechecksConfirmation } from '@livery/domain/validation'
import { latinDigits } from '@livery/ui/digits'
import {
  IconCalendar,
  IconInvite,
  IconMail,
  IconMember,
  IconMessage,
  IconVerified,
  type IconType,
} from '@livery/ui/icon'
import { PasswordField } from '@livery/ui/password-field'
import { TextField, type TextFieldProps } from '@livery/ui/text-field'
import { Controller, useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { birthdayInput } from '#capabilities/entrance/birthdayInput.ts'
import { entranceMessages } from '#capabilities/entrance/entrance.messages.ts'

import { fieldMessages, registerMessages as messages } from '../register.messages.ts'
import type { FieldName, RegisterValues } from '../registrationForm.ts'

/** Fields that are a line of text or a password; the excluded ones have their own controls. */
export type RuledName = Exclude<FieldName, 'mobileNum' | 'verificationCode' | 'captcha'>

type Look = Pick<
  TextFieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength' | 'dir'
> & { readonly icon?: IconType }

const ACCOUNT_NAME = { autoCapitalize: 'none', autoComplete: 'off', dir: 'ltr' } as const
const NUMBER = { inputMode: 'numeric', autoComplete: 'off', dir: 'ltr' } as const

const LOOKS: Readonly<Record<Exclude<RuledName, PasswordName>, Look>> = {
  username: { ...ACCOUNT_NAME, autoComplete: 'username', icon: IconMember, maxLength: 32 },
  nickname: { autoComplete: 'nickname', dir: 'auto', maxLength: 32 },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words', dir: 'auto', maxLength: 80 },
  birthday: { ...NUMBER, autoComplete: 'bday', icon: IconCalendar },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    dir: 'ltr',
    icon: IconMail,
    maxLength: 254,
  },
  affiliateCode: { ...ACCOUNT_NAME, icon: IconInvite, maxLength: 32 },
  recommenderId: { ...NUMBER, icon: IconInvite, maxLength: 32 },
  idNumber: { ...ACCOUNT_NAME, autoCapitalize: 'characters', icon: IconVerified, maxLength: 40 },
  qqNum: { ...NUMBER, icon: IconMessage, maxLength: 20 },
  facebook: { ...ACCOUNT_NAME, icon: IconMessage, maxLength: 80 },
  wechat: { ...ACCOUNT_NAME, icon: IconMessage, maxLength: 40 },
  line: { ...ACCOUNT_NAME, icon: IconMessage, maxLength: 40 },
  whatsapp: { ...NUMBER, inputMode: 'tel', icon: IconMessage, maxLength: 20 },
  zalo: { ...NUMBER, inputMode: 'tel', icon: IconMessage, maxLength: 20 },
}

const PASSWORDS = ['password', 'confirmPassword', 'paymentPassword'] as const
type PasswordName = (typeof PASSWORDS)[number]

function isPassword(name: RuledName): name is PasswordName {
  return (PASSWORDS as readonly string[]).includes(name)
}

/** Fields whose rule is worth reading before it is broken. */
const EXPLAINED: ReadonlySet<RuledName> = new Set(['username', 'password', 'paymentPassword'])

/** A typed value as the field holds it: digits of any script are those of the wire, except in the names of people. */
function typedAs(name: Exclude<RuledName, PasswordName>, value: string): string {
  if (name === 'birthday') return birthdayInput(value)
  return LOOKS[name].dir === 'ltr' ? latinDigits(value) : value
}

export interface RuledFieldProps {
  readonly name: RuledName
  readonly required: boolean
  /** Rule in the gateway's own text; empty where it has none. */
  readonly rule: string
  /** Called on blur with the value of a field that is valid. */
  readonly onLeave?: ((value: string) => void) | undefined
}

/** One field of the gateway's rules, with the keyboard and the autofill that suit it. */
export function RuledField({ name, required, rule, onLeave }: RuledFieldProps) {
  const { formatMessage } = useIntl()
  const { control, getValues, trigger } = useFormContext<RegisterValues>()
  const explained = EXPLAINED.has(name) && rule !== '' ? rule : undefined
  const label = formatMessage(fieldMessages[name])
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => {
        const shared = {
          ...field,
          label,
          required,
          error: fieldState.error?.message,
          enterKeyHint: 'next',
        } as const
        if (isPassword(name)) {
          return (
            <PasswordField
              {...shared}
              help={explained}
              autoComplete={name === 'paymentPassword' ? 'off' : 'new-password'}
              showLabel={formatMessage(entranceMessages.passwordShow)}
              hideLabel={formatMessage(entranceMessages.passwordHide)}
              onChange={(value) => {
                field.onChange(value)
                // The confirmation is validated again with the password.
                if (name === 'password' && rechecksConfirmation(getValues('confirmPassword')))
                  void trigger('confirmPassword')
              }}
            />
          )
        }
        return (
          <TextField
            {...shared}
            {...LOOKS[name]}
            help={name === 'birthday' ? formatMessage(messages.birthdayHelp) : explained}
            aside={required ? undefined : formatMessage(messages.optional)}
            onChange={(value) => field.onChange(typedAs(name, value))}
            onBlur={() => {
              field.onBlur()
              if (onLeave && field.value !== '') onLeave(field.value)
            }}
          />
        )
      }}
    />
  )
}
