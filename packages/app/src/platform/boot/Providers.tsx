import { IntlRoot } from '@livery/i18n'
import { OwnIcons } from '@livery/ui/icon-set'
import '@livery/ui/reset'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Provider as StoreProvider, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'

import { languageAtom } from '#platform/language/language.ts'

import type { SiteServices } from './createServices.ts'
import { ServicesContext, useGateway } from './ServicesContext.ts'
import { whitelabelQuery } from './whitelabel.queries.ts'
import { WhitelabelContext } from './WhitelabelContext.ts'

export interface ProvidersProps {
  readonly services: SiteServices
  readonly children: ReactNode
}

/** Services, client state, server state, live settings and texts for everything below; the router is the caller's. */
export function Providers({ services, children }: ProvidersProps) {
  return (
    <ServicesContext value={services}>
      <StoreProvider store={services.store}>
        <QueryClientProvider client={services.queryClient}>
          <OwnIcons value={services.boot.icons}>
            <SettingsAndTexts>{children}</SettingsAndTexts>
          </OwnIcons>
        </QueryClientProvider>
      </StoreProvider>
    </ServicesContext>
  )
}

function SettingsAndTexts({ children }: { readonly children: ReactNode }) {
  const language = useAtomValue(languageAtom)
  const settings = useQuery(whitelabelQuery(useGateway()))
  return (
    language && (
      <WhitelabelContext value={settings}>
        <IntlRoot language={language}>{children}</IntlRoot>
      </WhitelabelContext>
    )
  )
}
