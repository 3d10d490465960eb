import { QrCode } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconQrCode = /* @__PURE__ */ makeIcon(QrCode)
