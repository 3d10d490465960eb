import { ReceiptText } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconBettingRecord = /* @__PURE__ */ makeIcon('betting-record', ReceiptText)
