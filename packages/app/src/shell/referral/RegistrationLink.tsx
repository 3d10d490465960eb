import { Button } from '@livery/ui/button'
import { CopyField } from '@livery/ui/copy-field'
import { IconShare } from '@livery/ui/icon'
import { QrCode } from '@livery/ui/qr-code'
import { Stack } from '@livery/ui/stack'
import { useIntl } from 'react-intl'

import { useTenant } from '../boot/index.ts'
import { copyMessages } from '../copying/copy.messages.ts'
import { useShare } from '../games/useShare.ts'
import * as css from './referral.css.ts'
import { linkMessages as messages } from './referral.messages.ts'

export interface RegistrationLinkProps {
  /** What the link is called. */
  readonly label: string
  /** Where whoever follows it registers. */
  readonly url: string
  /** What the QR code says, when that is not the link. */
  readonly qrText?: string | undefined
}

/** A link that brings somebody in: to scan, to copy and, where the device can, to share. */
export function RegistrationLink({ label, url, qrText = url }: RegistrationLinkProps) {
  const { formatMessage } = useIntl()
  const { name } = useTenant()
  const share = useShare()
  return (
    <Stack gap="x4">
      <div className={css.code}>
        <QrCode value={qrText} label={formatMessage(messages.qr)} size="large" />
      </div>
      <CopyField
        label={label}
        value={url}
        copyLabel={formatMessage(copyMessages.link)}
        copiedLabel={formatMessage(copyMessages.copied)}
        refusedLabel={formatMessage(copyMessages.refused)}
      />
      {'share' in navigator && (
        <Button
          fill
          icon={IconShare}
          onPress={() => share({ title: formatMessage(messages.shared, { brand: name }), path: url })}
        >
          {formatMessage(messages.share)}
        </Button>
      )}
    </Stack>
  )
}
