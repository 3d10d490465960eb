import { namesHolding, readName } from '@livery/domain/lists'
import { latinDigits } from '@livery/ui/digits'
import { PhoneField } from '@livery/ui/phone-field'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useGateway } from '#platform/boot/ServicesContext.ts'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'

import { countriesInLanguage } from './countriesInLanguage.ts'
import { entranceMessages as messages } from './entrance.messages.ts'
import { countriesQuery } from './entrance.queries.ts'

/** Values of a form's mobile number. */
export interface PhoneValues {
  /** As it is typed: digits, with a leading zero or without. */
  readonly mobileNum: string
  /** Country code of the dialling code's choice, such as `MT`. */
  readonly country: string
  /** Without a plus. */
  readonly countryDialingCode: string
}

/** Mobile number field with its country's dialling code; the gateway's first country is the default. */
export function MobileInput() {
  const { formatMessage, locale } = useIntl()
  const { control, setValue, watch, getValues } = useFormContext<PhoneValues>()
  const { data: countries = [] } = useQuery(countriesQuery(useGateway()))
  const country = watch('country')
  const listed = useMemo(() => countriesInLanguage(countries, locale), [countries, locale])

  useEffect(() => {
    if (getValues('country') !== '') return
    // A remembered number has its dialling code but not its country, so the first country with that code is selected.
    const remembered = countries.find((entry) => entry.countryDialingCode === getValues('countryDialingCode'))
    const chosen = remembered ?? countries[0]
    if (!chosen) return
    setValue('country', chosen.country)
    setValue('countryDialingCode', chosen.countryDialingCode)
  }, [countries, getValues, setValue])

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
          label={formatMessage(messages.mobile)}
          error={fieldState.error?.message}
          countries={listed}
          country={country}
          onCountryChange={choose}
          searchFor={(typed) => {
            const holds = namesHolding(latinDigits(typed))
            return (named) => holds(readName(named))
          }}
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
