import { IntlRoot } from '@livery/i18n'
import { OwnIcons } from '@livery/ui/icon-set'
import '@livery/ui/reset'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider as StoreProvider, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'

import { languageAtom } from '#platform/language/language.ts'

import type { SiteServices } from './createServices.ts'
import { ServicesContext } from './ServicesContext.ts'

export interface ProvidersProps {
  readonly services: SiteServices
  readonly children: ReactNode
}

/** Services, client state, server state and texts for everything below; the router is the caller's. */
export function Providers({ services, children }: ProvidersProps) {
  return (
    <ServicesContext value={services}>
      <StoreProvider store={services.store}>
        <QueryClientProvider client={services.queryClient}>
          <OwnIcons value={services.boot.icons}>
            <Texts>{children}</Texts>
          </OwnIcons>
        </QueryClientProvider>
      </StoreProvider>
    </ServicesContext>
  )
}

function Texts({ children }: { readonly children: ReactNode }) {
  const language = useAtomValue(languageAtom)
  return language && <IntlRoot language={language}>{children}</IntlRoot>
}
