import { Button } from '@livery/ui/button'
import { CopyField } from '@livery/ui/copy-field'
import { IconShare } from '@livery/ui/icon'
import { QrCode } from '@livery/ui/qr-code'
import { Stack } from '@livery/ui/stack'
import { useIntl } from 'react-intl'

import { copyMessages } from '#capabilities/copying/copy.messages.ts'
import { useShare } from '#capabilities/games/useShare.ts'
import { useTenant } from '#platform/boot/ServicesContext.ts'

import * as css from './referral.css.ts'
import { linkMessages as messages } from './referral.messages.ts'

export interface RegistrationLinkProps {
  /** Label of the link. */
  readonly label: string
  /** Address of the registration that the link opens. */
  readonly url: string
  /** Content of the QR code, when it is not the link. */
  readonly qrText?: string | undefined
}

/** Registration link of a referral: QR code, copy button and, on devices that can, share button. */
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
