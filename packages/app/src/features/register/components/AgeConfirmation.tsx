import { ROUTES } from '@livery/domain'
import { Checkbox } from '@livery/ui/checkbox'
import { TextLink } from '@livery/ui/text-link'
import type { ReactNode } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useTenant } from '../../../shell/boot/index.ts'
import { registerMessages as messages } from '../register.messages.ts'
import type { RegisterValues } from '../registrationForm.ts'

/** The words of the agreement as a link; it opens beside the form, which keeps what was typed. */
function termsLink(words: ReactNode[]): ReactNode {
  return (
    <TextLink key="terms" href={ROUTES.userAgreement.path} newTab inline>
      {words}
    </TextLink>
  )
}

/** The box that says one is old enough, 18 or 21 as the brand's law has it. */
export function AgeConfirmation() {
  const { formatMessage } = useIntl()
  const { legal } = useTenant()
  const { control } = useFormContext<RegisterValues>()
  return (
    <Controller
      name="adult"
      control={control}
      render={({ field: { value, ...field }, fieldState }) => (
        <Checkbox
          {...field}
          checked={value}
          label={formatMessage(messages.adult, {
            age: legal.minimumAge,
            terms: termsLink,
          })}
          error={fieldState.error?.message}
          required
        />
      )}
    />
  )
}
