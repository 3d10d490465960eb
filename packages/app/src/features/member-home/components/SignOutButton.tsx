import { Button } from '@livery/ui/button'
import { IconSignOut } from '@livery/ui/icon'
import { Stack } from '@livery/ui/stack'
import { useIntl } from 'react-intl'

import { useSignOut } from '#capabilities/sign-out/useSignOut.ts'

import { memberHomeMessages as messages } from '../memberHome.messages.ts'

/** Button that signs out after a confirmation. */
export function SignOutButton() {
  const { formatMessage } = useIntl()
  const signOut = useSignOut({ question: messages.signOutQuestion, waiting: messages.signingOut })
  return (
    <Stack gutter>
      <Button tone="outline" fill icon={IconSignOut} onPress={() => void signOut()}>
        {formatMessage(messages.signOut)}
      </Button>
    </Stack>
  )
}
