import { Wallet } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconWallet = /* @__PURE__ */ makeIcon(Wallet)
