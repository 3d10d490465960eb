import '@livery/ui/reset.css'
import '@livery/ui/styles.css'
import { IntlRoot, LANGUAGES, loadMessages } from '@livery/i18n'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { readWallet } from './gateway.ts'
import { Wallet } from './Wallet.tsx'

const [messages, wallet] = await Promise.all([loadMessages('/messages/VI.json'), readWallet()])
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
createRoot(root).render(
  <StrictMode>
    <IntlRoot language={{ code: 'VI', tag: LANGUAGES.VI.tag, messages }}>
      <Wallet wallet={wallet} />
    </IntlRoot>
  </StrictMode>,
)
