import { ROUTES } from '@livery/domain/routes'
import { Button } from '@livery/ui/button'
import { useSecondsLeft } from '@livery/ui/countdown'
import { IconCustomerService } from '@livery/ui/icon'
import { SegmentedTabs, TabPanel } from '@livery/ui/segmented-tabs'
import { Stack } from '@livery/ui/stack'
import { TextLink } from '@livery/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { CodeInput } from '#capabilities/entrance/CodeInput.tsx'
import { entranceMessages } from '#capabilities/entrance/entrance.messages.ts'
import { checksQuery, usePasswordRule } from '#capabilities/entrance/entrance.queries.ts'
import { EntrancePage } from '#capabilities/entrance/EntrancePage.tsx'
import { MobileInput } from '#capabilities/entrance/MobileInput.tsx'
import { useSmsCode } from '#capabilities/entrance/useSmsCode.ts'
import { useHumanCheck } from '#capabilities/verification/useHumanCheck.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { Form, SubmitBar } from '#platform/forms/Form.tsx'
import { FormRefusal } from '#platform/forms/FormRefusal.tsx'
import { useProblemForm } from '#platform/forms/useProblemForm.ts'
import { openPanelAtom } from '#platform/panels/panels.atoms.ts'

import { EmailInput } from './components/EmailInput.tsx'
import { NewPasswordInputs } from './components/NewPasswordInputs.tsx'
import { forgetMessages as messages } from './forget.messages.ts'
import {
  EMPTY_FORGET,
  FORGET_FIELDS,
  forgetProblems,
  type ForgetField,
  type ForgetValues,
  type RecoveryWay,
} from './forgetForm.ts'
import { useSetPassword } from './useSetPassword.ts'

/** Password recovery: a code to the account's mobile number or e-mail address, and a new password. */
export default function ForgetPage() {
  const { formatMessage } = useIntl()
  const openPanel = useSetAtom(openPanelAtom)
  return (
    <EntrancePage heading={formatMessage(messages.heading)} intro={formatMessage(messages.intro)}>
      <RecoveryForm />
      <Stack gap="x3" align="center">
        <TextLink href={ROUTES.login.path}>{formatMessage(messages.logIn)}</TextLink>
        <Button
          tone="ghost"
          size="small"
          icon={IconCustomerService}
          onPress={() => openPanel('customerService')}
        >
          {formatMessage(messages.support)}
        </Button>
      </Stack>
    </EntrancePage>
  )
}

const WAYS = 'recovery-way'

/** Recovery form. The gateway's answer to a code request does not reveal if the number belongs to a member. */
function RecoveryForm() {
  const { formatMessage } = useIntl()
  const { data: checks } = useQuery(checksQuery(useGateway(), 'forget'))
  const rule = usePasswordRule()
  const human = useHumanCheck(checks?.human ?? true)
  const [way, setWay] = useState<RecoveryWay>('mobileNum')
  const channel = way === 'email' ? 'email' : 'sms'
  const bySms = useSmsCode({ purpose: 'forget', checks, human })
  const byEmail = useSmsCode({ purpose: 'forget', checks, human, channel: 'email' })
  const code = channel === 'email' ? byEmail : bySms
  const { form, refuse, submit } = useProblemForm<ForgetValues, ForgetField>({
    defaultValues: EMPTY_FORGET,
    fields: FORGET_FIELDS,
    problemsOf: (values) => forgetProblems(values, rule, way),
    rules: rule,
  })
  const setPassword = useSetPassword(code, way, refuse)
  const pause = useSecondsLeft(setPassword.refusal?.until)

  function choose(next: RecoveryWay): void {
    setWay(next)
    form.clearErrors()
    form.setValue('verificationCode', '')
  }
  return (
    <FormProvider {...form}>
      <Form onSubmit={submit(setPassword.submit)}>
        <FormRefusal refusal={setPassword.refusal} />
        <SegmentedTabs
          id={WAYS}
          label={formatMessage(messages.way)}
          tabs={[
            { id: 'mobileNum', label: formatMessage(entranceMessages.mobile) },
            { id: 'email', label: formatMessage(messages.email) },
          ]}
          selected={way}
          onSelect={choose}
          variant="scrolling"
        />
        <TabPanel of={WAYS} selected={way}>
          <Stack gap="x4">
            {way === 'email' ? <EmailInput /> : <MobileInput />}
            <CodeInput code={code} to={way} />
          </Stack>
        </TabPanel>
        <NewPasswordInputs rule={rule?.message} />
        <SubmitBar>
          <Button type="submit" fill busy={setPassword.busy} disabled={pause > 0}>
            {formatMessage(messages.submit)}
          </Button>
        </SubmitBar>
      </Form>
    </FormProvider>
  )
}
