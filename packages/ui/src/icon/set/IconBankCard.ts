import { CreditCard } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconBankCard = /* @__PURE__ */ makeIcon(CreditCard)
