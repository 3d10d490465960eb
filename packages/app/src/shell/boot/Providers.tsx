import { IntlRoot } from '@livery/i18n'
import '@livery/ui/reset'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider as StoreProvider, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'

import { languageAtom } from '../language/index.ts'
import type { Shell } from './createShell.ts'
import { ShellContext } from './ShellContext.ts'

export interface ProvidersProps {
  readonly shell: Shell
  readonly children: ReactNode
}

/** Shell, client state, server state and texts for everything below; the router is the caller's. */
export function Providers({ shell, children }: ProvidersProps) {
  return (
    <ShellContext value={shell}>
      <StoreProvider store={shell.store}>
        <QueryClientProvider client={shell.queryClient}>
          <Texts>{children}</Texts>
        </QueryClientProvider>
      </StoreProvider>
    </ShellContext>
  )
}

function Texts({ children }: { readonly children: ReactNode }) {
  const language = useAtomValue(languageAtom)
  return language && <IntlRoot language={language}>{children}</IntlRoot>
}
