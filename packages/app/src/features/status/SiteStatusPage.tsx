import type { SiteStatus } from '@livery/domain/site'
import { Button } from '@livery/ui/button'
import type { IllustrationName } from '@livery/ui/illustration'
import { PageColumn } from '@livery/ui/page-column'
import { StatusPage as StatusScreen } from '@livery/ui/status-page'
import { useIntl, type MessageDescriptor } from 'react-intl'

import { BrandLogo } from '#platform/whitelabel/BrandLogo.tsx'

import { statusMessages } from './status.messages.ts'

type ClosedStatus = Exclude<SiteStatus, { kind: 'normal' }>

interface Look {
  readonly illustration: IllustrationName
  readonly title: MessageDescriptor
  readonly body: MessageDescriptor
}

const LOOKS: Readonly<Record<ClosedStatus['kind'], Look>> = {
  maintenance: {
    illustration: 'maintenance',
    title: statusMessages.maintenanceTitle,
    body: statusMessages.maintenanceBody,
  },
  regionRestricted: {
    illustration: 'blocked',
    title: statusMessages.regionTitle,
    body: statusMessages.regionBody,
  },
  unknown: { illustration: 'offline', title: statusMessages.unknownTitle, body: statusMessages.unknownBody },
}

export interface SiteStatusPageProps {
  readonly status: ClosedStatus
  /** True while the status is being fetched. */
  readonly busy: boolean
  readonly onRetry: () => void
}

/** Status page of a closed site, in the brand's own theme. */
export default function SiteStatusPage({ status, busy, onRetry }: SiteStatusPageProps) {
  const { formatMessage } = useIntl()
  const { illustration, title, body } = LOOKS[status.kind]
  const info = status.kind === 'unknown' ? null : status.info
  const facts =
    status.kind === 'regionRestricted'
      ? [
          ...(status.ip === null ? [] : [{ label: formatMessage(statusMessages.ip), value: status.ip }]),
          ...(status.country === null
            ? []
            : [{ label: formatMessage(statusMessages.country), value: status.country }]),
        ]
      : []
  return (
    <PageColumn>
      <StatusScreen
        illustration={illustration}
        title={formatMessage(title)}
        text={info ?? formatMessage(body)}
        logo={<BrandLogo />}
        facts={facts}
        actions={
          <Button busy={busy} onPress={onRetry}>
            {formatMessage(statusMessages.retry)}
          </Button>
        }
      />
    </PageColumn>
  )
}
