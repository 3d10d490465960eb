import type { Schemas } from '@livery/api'
import { List, ListRow, type ListProps } from '@livery/ui/list-row'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'

import { lazyPart } from '#platform/parts/lazyPart.tsx'

import { memberHomeMessages as messages, profileFieldMessages } from '../memberHome.messages.ts'
import { contactRows, fieldToFillIn, type ProfileField } from '../profileField.ts'

// Their forms come when a row is opened for the first time.
const FieldSheet = lazyPart(async () => ({ default: (await import('./FieldSheet.tsx')).FieldSheet }))

const PhoneSheet = lazyPart(async () => ({ default: (await import('./PhoneSheet.tsx')).PhoneSheet }))

export interface ProfileRowsProps extends Pick<ListProps, 'look'> {
  readonly member: Schemas['Member']
}

/** Profile data of the member: name, nickname, birthday (set once) and contacts, masked. Missing ones can be added. */
export function ProfileRows({ member, look }: ProfileRowsProps) {
  const { formatMessage } = useIntl()
  // A deposit or stake that needs a birthday leads here with this hash.
  const asked = useLocation().hash === '#birthday' && member.birthday === undefined
  const [editing, setEditing] = useState<ProfileField | 'mobileNum' | undefined>(
    asked ? 'birthday' : undefined,
  )
  const [open, setOpen] = useState(asked)
  const edit = (field: ProfileField | 'mobileNum') => (): void => {
    setEditing(field)
    setOpen(true)
  }
  const add = formatMessage(messages.add)
  return (
    <>
      <List label={formatMessage(messages.profile)} look={look}>
        <ListRow label={formatMessage(messages.username)} value={<bdi>{member.account}</bdi>} />
        <ListRow
          label={formatMessage(profileFieldMessages.nickname)}
          value={member.nickname === undefined ? add : <bdi>{member.nickname}</bdi>}
          onPress={edit('nickname')}
        />
        <ListRow
          label={formatMessage(profileFieldMessages.birthday)}
          value={member.birthday === undefined ? add : <bdi>{member.birthday}</bdi>}
          onPress={member.birthday === undefined ? edit('birthday') : undefined}
        />
        {contactRows(member.contacts).map((row) => {
          const missing = fieldToFillIn(row)
          return (
            <ListRow
              key={row.field}
              label={formatMessage(profileFieldMessages[row.field])}
              value={missing ? add : <bdi dir="ltr">{row.value}</bdi>}
              onPress={missing && edit(missing)}
            />
          )
        })}
      </List>
      {editing === 'mobileNum' && (
        <Suspense>
          <PhoneSheet key={String(open)} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      {editing && editing !== 'mobileNum' && (
        <Suspense>
          <FieldSheet
            key={`${editing} ${open}`}
            field={editing}
            initial={editing === 'nickname' ? (member.nickname ?? '') : ''}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
