import { Button } from '@livery/ui/button'
import { IconFacebook, IconGoogle } from '@livery/ui/icon'
import { useMutation } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'

import { useShell, useTenant } from '../boot/index.ts'
import { returnPathOf } from '../routing/returnTo.ts'
import { useFlags } from '../whitelabel/index.ts'
import { keepPending, PROVIDERS, type SocialProvider } from './pendingLogin.ts'
import { socialMessages as messages } from './social.messages.ts'

const LOOKS = {
  google: { flag: 'GOOGLELOGIN3', icon: IconGoogle, words: messages.google },
  facebook: { flag: 'FACEBOOKLOGIN3', icon: IconFacebook, words: messages.facebook },
} as const

/** The providers this brand is registered at and has not switched off. */
export function useSocialProviders(): readonly SocialProvider[] {
  const flags = useFlags()
  const { signIn } = useTenant()
  return PROVIDERS.filter((provider) => flags[LOOKS[provider].flag] && signIn[provider] !== undefined)
}

/** One button a provider; nothing where the brand has none. No script of theirs is on the page (decision 27). */
export function SocialSignIn() {
  const { formatMessage } = useIntl()
  const { gateway, storage } = useShell()
  const location = useLocation()
  const providers = useSocialProviders()
  const { mutate, isPending, isSuccess, variables } = useMutation({
    mutationFn: async (provider: SocialProvider) => {
      // Only whoever goes to a provider pays for the way there.
      const { beginSocialLogin } = await import('./socialLogin.ts')
      return beginSocialLogin(gateway, provider, returnPathOf(location))
    },
    onSuccess: ({ address, pending }) => {
      keepPending(storage, pending)
      globalThis.location.assign(address)
    },
  })
  // The page is about to be left: until it is, no second departure.
  const leaving = isPending || isSuccess
  return providers.map((provider) => {
    const { icon, words } = LOOKS[provider]
    return (
      <Button
        key={provider}
        tone="outline"
        fill
        icon={icon}
        busy={leaving && variables === provider}
        disabled={leaving && variables !== provider}
        onPress={() => mutate(provider)}
      >
        {formatMessage(words)}
      </Button>
    )
  })
}
