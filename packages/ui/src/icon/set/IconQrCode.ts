import { QrCode } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconQrCode = /* @__PURE__ */ makeIcon('qr-code', QrCode)
