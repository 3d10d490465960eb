import { specMessages } from '@livery/i18n/wording'
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

export interface CodeInputProps {
  readonly code: SmsCode
  /** Field that the code is sent to. Default `mobileNum`. */
  readonly to?: 'mobileNum' | 'email'
}

/** The code that is sent to the mobile number or e-mail address; asking for one needs a valid one. */
export function CodeInput({ code, to = 'mobileNum' }: CodeInputProps) {
  const { formatMessage } = useIntl()
  const { control, trigger, getValues } = useFormContext<CodeValues & { readonly email?: string }>()

  async function send(): Promise<void> {
    if (await trigger(to, { shouldFocus: true })) code.send(getValues())
  }
  return (
    <Controller
      name="verificationCode"
      control={control}
      render={({ field, fieldState }) => (
        <CodeField
          {...field}
          label={formatMessage(to === 'email' ? messages.codeByEmail : messages.code)}
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
