import { ROUTES } from '@livery/domain/routes'
import { Button } from '@livery/ui/button'
import { useSecondsLeft } from '@livery/ui/countdown'
import { IconCustomerService } from '@livery/ui/icon'
import { Stack } from '@livery/ui/stack'
import { TextLink } from '@livery/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { FormProvider } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { CodeInput } from '#capabilities/entrance/CodeInput.tsx'
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

import { NewPasswordInputs } from './components/NewPasswordInputs.tsx'
import { forgetMessages as messages } from './forget.messages.ts'
import {
  EMPTY_FORGET,
  FORGET_FIELDS,
  forgetProblems,
  type ForgetField,
  type ForgetValues,
} from './forgetForm.ts'
import { useSetPassword } from './useSetPassword.ts'

/** Password recovery: a code to the account's mobile number, and a new password. */
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

/** Recovery form. The gateway's answer to a code request does not reveal if the number belongs to a member. */
function RecoveryForm() {
  const { formatMessage } = useIntl()
  const { data: checks } = useQuery(checksQuery(useGateway(), 'forget'))
  const rule = usePasswordRule()
  const human = useHumanCheck(checks?.human ?? true)
  const code = useSmsCode({ purpose: 'forget', checks, human })
  const { form, refuse, submit } = useProblemForm<ForgetValues, ForgetField>({
    defaultValues: EMPTY_FORGET,
    fields: FORGET_FIELDS,
    problemsOf: (values) => forgetProblems(values, rule),
    rules: rule,
  })
  const setPassword = useSetPassword(code, refuse)
  const pause = useSecondsLeft(setPassword.refusal?.until)
  return (
    <FormProvider {...form}>
      <Form onSubmit={submit(setPassword.submit)}>
        <FormRefusal refusal={setPassword.refusal} />
        <MobileInput />
        <CodeInput code={code} />
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
