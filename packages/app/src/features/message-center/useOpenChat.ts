import { unwrap } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { checkLink } from '@livery/domain/site'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { useServices, useTenant } from '#platform/boot/ServicesContext.ts'
import { openOutsideTab, type OutsideTab } from '#platform/device/outsideTab.ts'
import { themeAtom } from '#platform/theme/theme.ts'

import { messageMessages as messages } from './messageCenter.messages.ts'

/**
 * Opens the live chat in a new tab, if the brand trusts its address.
 *
 * @returns a function of the chat partner: the merchant for a member, the platform for an agent
 */
export function useOpenChat(): (partner: 'merchant' | 'platform') => void {
  const { gateway, language, overlays, boot } = useServices()
  const { trustedOrigins } = useTenant()
  const { formatMessage } = useIntl()
  const theme = useAtomValue(themeAtom)
  const { mutate } = useMutation({
    mutationFn: async ({ b2c, tab }: { readonly b2c: boolean; readonly tab: OutsideTab }) => {
      const query = {
        b2c,
        language: language.current(),
        backUrl: `${location.origin}${ROUTES.messageCenter.path}`,
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
    onError: (_error, { tab }) => {
      tab.close()
      overlays.notify.failure(messages.chatFailed)
    },
  })
  return (partner) => mutate({ b2c: partner === 'merchant', tab: openOutsideTab() })
}
