import { ROUTES } from '@livery/domain'
import { Button } from '@livery/ui/button'
import { useSecondsLeft } from '@livery/ui/countdown'
import { IconCustomerService } from '@livery/ui/icon'
import { Stack } from '@livery/ui/stack'
import { TextLink } from '@livery/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { FormProvider } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useGateway } from '../../shell/boot/index.ts'
import { CodeInput } from '../../shell/entrance/CodeInput.tsx'
import { checksQuery, usePasswordRule } from '../../shell/entrance/entrance.queries.ts'
import { EntrancePage } from '../../shell/entrance/EntrancePage.tsx'
import { MobileInput } from '../../shell/entrance/MobileInput.tsx'
import { useSmsCode } from '../../shell/entrance/useSmsCode.ts'
import { Form, SubmitBar } from '../../shell/forms/Form.tsx'
import { FormRefusal } from '../../shell/forms/FormRefusal.tsx'
import { useProblemForm } from '../../shell/forms/useProblemForm.ts'
import { openPanelAtom } from '../../shell/frame/panels.atoms.ts'
import { useHumanCheck } from '../../shell/verification/useHumanCheck.ts'
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

/** A forgotten password: a code to the account's mobile number, and a new password. */
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

/** The gateway answers a code's request the same whether or not the number belongs to a member. */
function RecoveryForm() {
  const { formatMessage } = useIntl()
  const { data: checks } = useQuery(checksQuery(useGateway(), 'forget'))
  const rule = usePasswordRule()
  const human = useHumanCheck(checks?.human ?? true)
  const code = useSmsCode({ purpose: 'forget', checks, human })
  const { form, refuse, focusFirst } = useProblemForm<ForgetValues, ForgetField>({
    defaultValues: EMPTY_FORGET,
    fields: FORGET_FIELDS,
    problemsOf: (values) => forgetProblems(values, rule),
    rules: rule,
  })
  const setPassword = useSetPassword(code, refuse)
  const pause = useSecondsLeft(setPassword.refusal?.until)
  return (
    <FormProvider {...form}>
      <Form onSubmit={form.handleSubmit(setPassword.submit, focusFirst)}>
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
