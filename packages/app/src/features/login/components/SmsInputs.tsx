import { mobileNumber, smsCode, type Verdict } from '@livery/domain'
import { specMessages, useTranslate } from '@livery/i18n'
import { CodeField } from '@livery/ui/code-field'
import { PhoneField } from '@livery/ui/phone-field'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useGateway } from '../../../shell/boot/index.ts'
import { overlayMessages } from '../../../shell/overlays/overlays.messages.ts'
import { loginMessages as messages } from '../login.messages.ts'
import { countriesQuery } from '../login.queries.ts'
import type { LoginValues } from '../loginValues.ts'
import type { HumanCheck } from '../useHumanCheck.ts'
import { useLoginCode } from '../useLoginCode.ts'

/** Mobile number and the code that is sent to it. */
export function SmsInputs({ human }: { readonly human: HumanCheck }) {
  const { formatMessage } = useIntl()
  const translate = useTranslate()
  const { control, setValue, watch, trigger, getValues } = useFormContext<LoginValues>()
  const { data: countries = [] } = useQuery(countriesQuery(useGateway()))
  const code = useLoginCode(human)
  const country = watch('country')
  const worded = (verdict: Verdict) => (verdict === null ? true : translate(verdict))
  const home = countries[0]

  function choose(chosen: string): void {
    setValue('country', chosen)
    setValue(
      'countryDialingCode',
      countries.find((entry) => entry.country === chosen)?.countryDialingCode ?? '',
    )
  }
  useEffect(() => {
    if (!home || getValues('country') !== '') return
    // A remembered number has its dialling code, but not which of its countries it was.
    const remembered = countries.find((entry) => entry.countryDialingCode === getValues('countryDialingCode'))
    setValue('country', (remembered ?? home).country)
    setValue('countryDialingCode', (remembered ?? home).countryDialingCode)
  }, [home, countries, getValues, setValue])

  async function send(): Promise<void> {
    if (await trigger('mobile', { shouldFocus: true })) code.send(getValues())
  }
  return (
    <>
      <Controller
        name="mobile"
        control={control}
        rules={{ validate: (value) => worded(mobileNumber(value)) }}
        render={({ field, fieldState }) => (
          <PhoneField
            {...field}
            label={formatMessage(messages.mobile)}
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
      <Controller
        name="code"
        control={control}
        rules={{ validate: (value) => worded(smsCode(value)) }}
        render={({ field, fieldState }) => (
          <CodeField
            {...field}
            label={formatMessage(messages.code)}
            error={fieldState.error?.message}
            onSend={() => void send()}
            sending={code.sending}
            nextSendAt={code.nextSendAt}
            sendLabel={formatMessage(messages.codeSend)}
            waitLabel={(seconds) => formatMessage(messages.codeAgain, { seconds })}
            sentMessage={formatMessage(specMessages.in_sms_send)}
            required
          />
        )}
      />
    </>
  )
}
