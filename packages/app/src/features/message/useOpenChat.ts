import { unwrap } from '@livery/api'
import { checkLink, ROUTES } from '@livery/domain'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { useShell, useTenant } from '../../shell/boot/index.ts'
import { openOutsideTab, type OutsideTab } from '../../shell/device/outsideTab.ts'
import { themeAtom } from '../../shell/theme/index.ts'
import { messageMessages as messages } from './message.messages.ts'

/**
 * Opens the live chat in a tab of its own, if the brand trusts its address.
 * @returns a function of whom one talks to: the merchant as a member, or the platform as an agent
 */
export function useOpenChat(): (partner: 'merchant' | 'platform') => void {
  const { gateway, language, overlays, boot } = useShell()
  const { trustedOrigins } = useTenant()
  const { formatMessage } = useIntl()
  const theme = useAtomValue(themeAtom)
  const { mutate } = useMutation({
    mutationFn: async ({ b2c, tab }: { readonly b2c: boolean; readonly tab: OutsideTab }) => {
      const query = {
        b2c,
        language: language.current(),
        backUrl: `${location.origin}${ROUTES.message.path}`,
        headerColor: boot.themeColor[theme],
        title: formatMessage(messages.chatTitle),
      }
      const { chatUrl } = await unwrap(gateway.GET('/wps/relay/CBS_launchChat', { params: { query } }))
      const address = checkLink(chatUrl, {
        purpose: 'contact',
        self: location.origin,
        origins: trustedOrigins.chat,
      })
      if (address === null) throw new Error(`Not a trusted address: ${chatUrl}`)
      tab.show(address)
    },
    meta: { wordedByCaller: true },
    onError: (_error, { tab }) => {
      tab.close()
      overlays.notify.failure(messages.chatFailed)
    },
  })
  return (partner) => mutate({ b2c: partner === 'merchant', tab: openOutsideTab() })
}
