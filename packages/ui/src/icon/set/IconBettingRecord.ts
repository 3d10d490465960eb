import { ReceiptText } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconBettingRecord = /* @__PURE__ */ makeIcon(ReceiptText)
