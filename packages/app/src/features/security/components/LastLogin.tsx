import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { Card } from '@livery/ui/card'
import { IconClock } from '@livery/ui/icon'
import { Section } from '@livery/ui/section'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { TextLink } from '@livery/ui/text-link'
import { useIntl } from 'react-intl'

import { useFlags } from '#platform/whitelabel/useFlags.ts'

import * as css from '../security.css.ts'
import { securityMessages as messages } from '../security.messages.ts'
import { useSignInLabels } from '../useSignInLabels.ts'
import { SecurityRow } from './SecurityRow.tsx'

/** Previous login; a member who does not recognize it can change the password. */
export function LastLogin({ signIn }: { readonly signIn: Schemas['SignIn'] | undefined }) {
  const { formatMessage } = useIntl()
  const { MENU_CHANGE_PASSWORD } = useFlags()
  const labels = useSignInLabels()
  return (
    <Section title={formatMessage(messages.lastLogin)}>
      <Stack gap="x2" gutter>
        <Card padding="none">
          {signIn ? (
            <SecurityRow
              icon={IconClock}
              title={labels.dateTime(signIn.signedInAt)}
              details={[`${labels.device(signIn)} · ${labels.method(signIn)}`, labels.place(signIn)]}
            />
          ) : (
            <SecurityRow icon={IconClock} title={formatMessage(messages.firstLogin)} details={[]} />
          )}
        </Card>
        {signIn && MENU_CHANGE_PASSWORD && (
          <div className={css.note}>
            <Text size="small" tone="secondary">
              {formatMessage(messages.notYou)}
            </Text>
            <TextLink href={ROUTES.changePassword.path}>{formatMessage(messages.changePassword)}</TextLink>
          </div>
        )}
      </Stack>
    </Section>
  )
}
