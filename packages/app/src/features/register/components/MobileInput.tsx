import { PhoneField } from '@livery/ui/phone-field'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useGateway } from '../../../shell/boot/index.ts'
import { overlayMessages } from '../../../shell/overlays/overlays.messages.ts'
import { fieldMessages, registerMessages as messages } from '../register.messages.ts'
import { countriesQuery } from '../register.queries.ts'
import type { RegisterValues } from '../registrationForm.ts'

/** The mobile number behind its country's dialling code; the gateway's first country is where we start. */
export function MobileInput() {
  const { formatMessage } = useIntl()
  const { control, setValue, watch, getValues } = useFormContext<RegisterValues>()
  const { data: countries = [] } = useQuery(countriesQuery(useGateway()))
  const country = watch('country')
  const home = countries[0]

  useEffect(() => {
    if (!home || getValues('country') !== '') return
    setValue('country', home.country)
    setValue('countryDialingCode', home.countryDialingCode)
  }, [home, getValues, setValue])

  function choose(chosen: string): void {
    const entry = countries.find((candidate) => candidate.country === chosen)
    setValue('country', chosen)
    setValue('countryDialingCode', entry?.countryDialingCode ?? '')
  }
  return (
    <Controller
      name="mobileNum"
      control={control}
      render={({ field, fieldState }) => (
        <PhoneField
          {...field}
          label={formatMessage(fieldMessages.mobileNum)}
          error={fieldState.error?.message}
          countries={countries.map((entry) => ({
            country: entry.country,
            code: `+${entry.countryDialingCode}`,
            name: entry.name,
          }))}
          country={country}
          onCountryChange={choose}
          countryLabel={formatMessage(messages.country)}
          searchLabel={formatMessage(messages.countrySearch)}
          clearLabel={formatMessage(messages.clear)}
          closeLabel={formatMessage(overlayMessages.close)}
          noMatch={formatMessage(messages.countryNone)}
          required
        />
      )}
    />
  )
}
