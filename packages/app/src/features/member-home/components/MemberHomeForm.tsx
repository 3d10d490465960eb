import { Card } from '@livery/ui/card'
import { useIntl, type MessageDescriptor } from 'react-intl'

import * as css from '../memberHome.css.ts'
import { memberHomeMessages as messages } from '../memberHome.messages.ts'
import { RECORD_ROWS, SERVICE_ROWS } from '../memberRows.ts'
import { useMenuEntries, useSecurityEntries, type MemberEntry } from '../useMemberEntries.ts'
import { EntryGroup } from './EntryGroup.tsx'
import { FormEntries } from './FormEntries.tsx'
import { FORM_HEADS } from './FormHead.tsx'
import { LIST_LOOKS, type FormLook } from './formLook.ts'
import type { MemberHomeLayoutProps } from './layoutProps.ts'
import { ProfileRows } from './ProfileRows.tsx'
import { SignOutButton } from './SignOutButton.tsx'

export interface MemberHomeFormProps extends MemberHomeLayoutProps {
  readonly look: FormLook
  /** True for groups under headings, false for one list, as the operator's template says. */
  readonly grouped: boolean
}

/**
 * Member centre in a form of the brand: the entries of both templates, drawn as lines or tiles. The template still says
 * how they are divided.
 */
export function MemberHomeForm({ look, grouped, member, onOpen }: MemberHomeFormProps) {
  const { formatMessage } = useIntl()
  const records = useMenuEntries(RECORD_ROWS)
  const security = useSecurityEntries(member, onOpen)
  const service = useMenuEntries(SERVICE_ROWS)
  const Head = FORM_HEADS[look]

  const list = (label: MessageDescriptor, entries: readonly MemberEntry[]) => (
    <FormEntries look={look} label={formatMessage(label)} entries={entries} />
  )
  const group = (title: MessageDescriptor, entries: readonly MemberEntry[]) => (
    <EntryGroup title={formatMessage(title)} wide>
      {list(title, entries)}
    </EntryGroup>
  )

  return (
    <div className={css.panes}>
      <div className={css.head}>
        <Head member={member} />
      </div>
      {grouped ? (
        <>
          {group(messages.records, records)}
          {group(messages.security, security)}
        </>
      ) : (
        list(messages.account, [...records, ...security, ...service])
      )}
      <EntryGroup
        title={formatMessage(messages.profile)}
        note={formatMessage(messages.contactNote)}
        wide={look !== 'tiles'}
      >
        {look === 'tiles' ? (
          <Card padding="none">
            <ProfileRows member={member} />
          </Card>
        ) : (
          <ProfileRows member={member} look={LIST_LOOKS[look]} />
        )}
      </EntryGroup>
      {grouped && group(messages.service, service)}
      <SignOutButton />
    </div>
  )
}
