import { specMessages } from '@livery/i18n'
import { CodeField } from '@livery/ui/code-field'
import { Controller, useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { fieldMessages, registerMessages as messages } from '../register.messages.ts'
import type { RegisterValues } from '../registrationForm.ts'
import type { HumanProof } from '../useHumanProof.ts'
import { useRegistrationCode } from '../useRegistrationCode.ts'

/** The code that is sent to the mobile number; asking for one needs a valid number. */
export function CodeInput({ prove }: { readonly prove: HumanProof }) {
  const { formatMessage } = useIntl()
  const { control, trigger, getValues } = useFormContext<RegisterValues>()
  const code = useRegistrationCode(prove)

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
          label={formatMessage(fieldMessages.verificationCode)}
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
