import { Button } from '@livery/ui/button'
import { IconFacebook, IconGoogle } from '@livery/ui/icon'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'

import { useServices, useTenant } from '#platform/boot/ServicesContext.ts'
import { returnPathOf } from '#platform/routing/returnTo.ts'
import { useFlags } from '#platform/whitelabel/useFlags.ts'

import { keepPending, PROVIDERS, type SocialProvider } from './pendingLogin.ts'
import { socialMessages as messages } from './social.messages.ts'

const LOOKS = {
  google: { flag: 'GOOGLELOGIN3', icon: IconGoogle, message: messages.google },
  facebook: { flag: 'FACEBOOKLOGIN3', icon: IconFacebook, message: messages.facebook },
} as const

/** The providers this brand is registered at and has not switched off. */
export function useSocialProviders(): readonly SocialProvider[] {
  const flags = useFlags()
  const { signIn } = useTenant()
  return PROVIDERS.filter((provider) => flags[LOOKS[provider].flag] && signIn[provider] !== undefined)
}

/** One button for each provider of the brand. No script of a provider is on the page (S-login-16). */
export function SocialSignIn() {
  const { formatMessage } = useIntl()
  const { gateway, storage, session } = useServices()
  const location = useLocation()
  const providers = useSocialProviders()
  const { mutate, reset, isPending, isSuccess, variables } = useMutation({
    mutationFn: async (provider: SocialProvider) => {
      // Lazy import: only players who choose a provider load its code.
      const { beginSocialLogin } = await import('./socialLogin.ts')
      return beginSocialLogin(gateway, provider, returnPathOf(location))
    },
    meta: { toastFailure: true },
    onSuccess: ({ address, pending }) => {
      keepPending(storage, pending)
      globalThis.location.assign(address)
    },
  })
  useEffect(() => {
    // Back from the provider, the browser may show this page as it was left: with its buttons disabled, and without
    // what other tabs stored meanwhile.
    const resume = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return
      reset()
      session.latest()
    }
    addEventListener('pageshow', resume)
    return () => removeEventListener('pageshow', resume)
  }, [reset, session])
  // The browser is about to leave the page: until then the buttons stay disabled.
  const leaving = isPending || isSuccess
  return providers.map((provider) => {
    const { icon, message } = LOOKS[provider]
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
        {formatMessage(message)}
      </Button>
    )
  })
}
