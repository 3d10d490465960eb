import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain'
import { Card } from '@livery/ui/card'
import { IconClock } from '@livery/ui/icon'
import { Section } from '@livery/ui/section'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { TextLink } from '@livery/ui/text-link'
import { useIntl } from 'react-intl'

import { useFlags } from '../../../shell/whitelabel/index.ts'
import * as css from '../security.css.ts'
import { securityMessages as messages } from '../security.messages.ts'
import { useSignInWords } from '../useSignInWords.ts'
import { SecurityRow } from './SecurityRow.tsx'

/** The sign-in before this one; whoever does not remember it is led to change the password. */
export function LastLogin({ signIn }: { readonly signIn: Schemas['SignIn'] | undefined }) {
  const { formatMessage } = useIntl()
  const { MENU_CHANGE_PASSWORD } = useFlags()
  const words = useSignInWords()
  return (
    <Section title={formatMessage(messages.lastLogin)}>
      <Stack gap="x2" gutter>
        <Card padding="none">
          {signIn ? (
            <SecurityRow
              icon={IconClock}
              title={words.dateTime(signIn.signedInAt)}
              details={[`${words.device(signIn)} · ${words.method(signIn)}`, words.place(signIn)]}
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
