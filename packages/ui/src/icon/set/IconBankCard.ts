import { CreditCard } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconBankCard = /* @__PURE__ */ makeIcon('bank-card', CreditCard)
