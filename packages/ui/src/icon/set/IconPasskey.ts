import { FingerprintPattern } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconPasskey = /* @__PURE__ */ makeIcon('passkey', FingerprintPattern)
