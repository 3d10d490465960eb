import { Wallet } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconWallet = /* @__PURE__ */ makeIcon('wallet', Wallet)
