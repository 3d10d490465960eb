import { specMessages } from '@livery/i18n'
import { CodeField } from '@livery/ui/code-field'
import { PhoneField } from '@livery/ui/phone-field'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useGateway } from '../../../shell/boot/index.ts'
import { overlayMessages } from '../../../shell/overlays/overlays.messages.ts'
import { forgetMessages as messages } from '../forget.messages.ts'
import { countriesQuery } from '../forget.queries.ts'
import type { ForgetValues } from '../forgetForm.ts'
import { useRecoveryCode } from '../useRecoveryCode.ts'

/** The account's mobile number, and the code that is sent to it. */
export function RecoveryInputs({ humanWanted }: { readonly humanWanted: boolean }) {
  const { formatMessage } = useIntl()
  const { control, setValue, watch, trigger, getValues } = useFormContext<ForgetValues>()
  const { data: countries = [] } = useQuery(countriesQuery(useGateway()))
  const code = useRecoveryCode(humanWanted)
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
  async function send(): Promise<void> {
    if (await trigger('mobileNum', { shouldFocus: true })) code.send(getValues())
  }
  return (
    <>
      <Controller
        name="mobileNum"
        control={control}
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
        name="verificationCode"
        control={control}
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
