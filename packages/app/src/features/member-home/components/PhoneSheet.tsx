import { mobileForWire, mobileNumber, smsCode } from '@livery/domain/validation'
import { specMessages } from '@livery/i18n/wording'
import { useQuery } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { CodeInput, type CodeValues } from '#capabilities/entrance/CodeInput.tsx'
import { checksQuery } from '#capabilities/entrance/entrance.queries.ts'
import { MobileInput } from '#capabilities/entrance/MobileInput.tsx'
import { useSmsCode } from '#capabilities/entrance/useSmsCode.ts'
import { useHumanCheck } from '#capabilities/verification/useHumanCheck.ts'
import { useServices } from '#platform/boot/ServicesContext.ts'
import { formMessages } from '#platform/forms/form.messages.ts'
import { FormSheet } from '#platform/forms/FormSheet.tsx'
import { problemsById } from '#platform/forms/problems.ts'
import { useFieldRefusals, type FieldRefusals } from '#platform/forms/useFieldRefusals.ts'
import { useProblemForm } from '#platform/forms/useProblemForm.ts'
import { usePause } from '#platform/forms/useRefusal.ts'

import { profileFieldMessages } from '../memberHome.messages.ts'
import { useUpdateMember } from '../memberHome.queries.ts'

const EMPTY: CodeValues = { mobileNum: '', country: '', countryDialingCode: '', verificationCode: '' }
type PhoneField = 'mobileNum' | 'verificationCode'

const REFUSALS: FieldRefusals<PhoneField> = {
  'member.mobile_taken': ['mobileNum', 'catalogue.mobile_exists'],
  'verification.code_wrong': ['verificationCode', 'catalogue.verification_code'],
  'verification.code_expired': ['verificationCode', 'catalogue.verification_code_expired'],
}

export interface PhoneSheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Sheet that adds the mobile number: a code proves that it is the member's. */
export function PhoneSheet({ open, onClose }: PhoneSheetProps) {
  const { formatMessage } = useIntl()
  const { gateway, overlays } = useServices()
  const { data: checks } = useQuery(checksQuery(gateway, 'bind'))
  const human = useHumanCheck(checks?.human ?? true)
  const code = useSmsCode({ purpose: 'bind', checks, human })
  const { form, refuse, submit } = useProblemForm<CodeValues, PhoneField>({
    defaultValues: EMPTY,
    fields: ['mobileNum', 'verificationCode'],
    problemsOf: (values) =>
      problemsById({
        mobileNum: mobileNumber(values.mobileNum),
        verificationCode: smsCode(values.verificationCode),
      }),
  })
  const showFailure = useFieldRefusals(REFUSALS, refuse)
  const { mutate, isPending, error } = useUpdateMember({
    onSaved: () => overlays.notify.saved(specMessages.in_chang_saved),
    onFailed: showFailure,
  })

  async function save({ mobileNum, countryDialingCode, verificationCode }: CodeValues): Promise<void> {
    try {
      const proof = await code.prove(verificationCode)
      mutate({ mobileNum: mobileForWire(mobileNum), countryDialingCode, ...proof }, { onSuccess: onClose })
    } catch (failure) {
      showFailure(failure)
    }
  }
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={formatMessage(profileFieldMessages.mobileNum)}
      submitLabel={formatMessage(formMessages.save)}
      onSubmit={submit((values) => void save(values))}
      busy={isPending}
      refusal={usePause(error)}
    >
      <FormProvider {...form}>
        <MobileInput />
        <CodeInput code={code} />
      </FormProvider>
    </FormSheet>
  )
}
