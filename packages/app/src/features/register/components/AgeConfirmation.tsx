import { ROUTES } from '@livery/domain/routes'
import { Checkbox } from '@livery/ui/checkbox'
import { TextLink } from '@livery/ui/text-link'
import type { ReactNode } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useTenant } from '#platform/boot/ServicesContext.ts'

import { registerMessages as messages } from '../register.messages.ts'
import type { RegisterValues } from '../registrationForm.ts'

/** Link to the agreement inside the label; it opens in a new tab, so that the form keeps its values. */
function termsLink(text: ReactNode[]): ReactNode {
  return (
    <TextLink key="terms" href={ROUTES.userAgreement.path} newTab inline>
      {text}
    </TextLink>
  )
}

/** Checkbox that confirms the minimum age, 18 or 21 by the brand's law. */
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
