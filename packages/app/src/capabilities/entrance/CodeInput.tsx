import { specMessages } from '@livery/i18n'
import { CodeField } from '@livery/ui/code-field'
import { Controller, useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { entranceMessages as messages } from './entrance.messages.ts'
import type { PhoneValues } from './MobileInput.tsx'
import type { SmsCode } from './useSmsCode.ts'

/** Values of a form with an SMS code. */
export interface CodeValues extends PhoneValues {
  readonly verificationCode: string
}

/** The code that is sent to the mobile number; asking for one needs a valid number. */
export function CodeInput({ code }: { readonly code: SmsCode }) {
  const { formatMessage } = useIntl()
  const { control, trigger, getValues } = useFormContext<CodeValues>()

  async function send(): Promise<void> {
    if (await trigger('mobileNum', { shouldFocus: true })) code.send(getValues())
  }
  return (
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
  )
}
