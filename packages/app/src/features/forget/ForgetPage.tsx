import { ROUTES } from '@livery/domain'
import { Button } from '@livery/ui/button'
import { IconBack, IconCustomerService } from '@livery/ui/icon'
import { IconLink } from '@livery/ui/icon-button'
import { Logo } from '@livery/ui/logo'
import { Stack } from '@livery/ui/stack'
import { Heading, Text } from '@livery/ui/text'
import { TextLink } from '@livery/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { FormProvider } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useAssets, useGateway, useTenant } from '../../shell/boot/index.ts'
import { openPanelAtom } from '../../shell/frame/panels.atoms.ts'
import { NewPasswordInputs } from './components/NewPasswordInputs.tsx'
import { RecoveryInputs } from './components/RecoveryInputs.tsx'
import * as css from './forget.css.ts'
import { forgetMessages as messages } from './forget.messages.ts'
import { forgetChecksQuery, registrationRulesQuery } from './forget.queries.ts'
import { useForgetForm } from './useForgetForm.ts'
import { useSetPassword } from './useSetPassword.ts'

/** A forgotten password: a code to the account's mobile number, and a new password. */
export default function ForgetPage() {
  const { formatMessage } = useIntl()
  const { name } = useTenant()
  const { logo, logoLight } = useAssets()
  const openPanel = useSetAtom(openPanelAtom)
  return (
    <div className={css.page}>
      <div className={css.top}>
        <IconLink label={formatMessage(messages.back)} icon={IconBack} href={ROUTES.home.path} />
        <Logo src={logo} lightSrc={logoLight} name={name} href={ROUTES.home.path} />
      </div>
      <Stack gap="x2">
        <Heading level={1}>{formatMessage(messages.heading)}</Heading>
        <Text tone="secondary">{formatMessage(messages.intro)}</Text>
      </Stack>
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
    </div>
  )
}

function RecoveryForm() {
  const { formatMessage, locale } = useIntl()
  const gateway = useGateway()
  const { data: checks } = useQuery(forgetChecksQuery(gateway))
  const { data: rules } = useQuery({
    ...registrationRulesQuery(gateway, locale),
    placeholderData: (before) => before,
  })
  const rule = rules?.fields.find(({ field }) => field === 'password')
  const { form, refuse, focusFirst } = useForgetForm(rule)
  const setPassword = useSetPassword(refuse)
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => void form.handleSubmit(setPassword.submit, focusFirst)(event)}
      >
        <RecoveryInputs humanWanted={checks?.human ?? true} />
        <NewPasswordInputs rule={rule?.message} />
        <div className={css.submit}>
          <Button type="submit" fill busy={setPassword.busy}>
            {formatMessage(messages.submit)}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
