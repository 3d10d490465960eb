import type { Schemas } from '@livery/api'
import { Button } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { IconDelete, IconEdit, IconPasskey, IconPlus } from '@livery/ui/icon'
import { IconButton } from '@livery/ui/icon-button'
import { List } from '@livery/ui/list-row'
import { Section } from '@livery/ui/section'
import { Stack } from '@livery/ui/stack'
import { StatusTag } from '@livery/ui/status-tag'
import { Text } from '@livery/ui/text'
import { Suspense, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { useCreatePasskey } from '#capabilities/passkeys/passkeys.queries.ts'
import { passkeysSupported } from '#capabilities/passkeys/support.ts'
import { useOverlays } from '#platform/boot/ServicesContext.ts'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'
import { lazyPart } from '#platform/parts/lazyPart.tsx'

import * as css from '../security.css.ts'
import { securityMessages as messages } from '../security.messages.ts'
import { useRemovePasskey } from '../security.queries.ts'
import { useSignInLabels } from '../useSignInLabels.ts'
import { SecurityRow } from './SecurityRow.tsx'

// Its form comes when a passkey is renamed for the first time.
const RenamePasskey = lazyPart(async () => ({ default: (await import('./RenamePasskey.tsx')).RenamePasskey }))

/** List of the member's passkeys: add, rename, remove. */
export function PasskeySection({ passkeys }: { readonly passkeys: Schemas['Passkeys'] }) {
  const { formatMessage } = useIntl()
  const overlays = useOverlays()
  const labels = useSignInLabels()
  const landing = useRef<HTMLDivElement>(null)
  const create = useCreatePasskey()
  const { mutate: remove, isPending: removing } = useRemovePasskey(() => landing.current?.focus())
  const [renaming, setRenaming] = useState<Schemas['Passkey']>()
  const [open, setOpen] = useState(false)
  const { list, maximum } = passkeys

  async function ask({ id, name }: Schemas['Passkey']): Promise<void> {
    const agreed = await overlays.confirm({
      title: { message: messages.removeTitle },
      body: { message: messages.removeText, values: { name } },
      confirm: { message: messages.remove },
      cancel: { message: overlayMessages.cancel },
      tone: 'danger',
    })
    if (agreed) remove(id)
  }
  function rename(passkey: Schemas['Passkey']): void {
    setRenaming(passkey)
    setOpen(true)
  }
  return (
    <Section title={formatMessage(messages.passkeys)}>
      <Stack gap="x3" gutter>
        <Text size="small" tone="secondary">
          {formatMessage(messages.passkeysText)}
        </Text>
        <div
          ref={landing}
          tabIndex={-1}
          role="group"
          aria-label={formatMessage(messages.passkeys)}
          className={css.landing}
        >
          <Card padding="none">
            {list.length === 0 && (
              <SecurityRow icon={IconPasskey} title={formatMessage(messages.passkeysEmpty)} details={[]} />
            )}
            {list.length > 0 && (
              <List label={formatMessage(messages.passkeys)}>
                {list.map((passkey) => (
                  <li key={passkey.id}>
                    <SecurityRow
                      icon={IconPasskey}
                      title={passkey.name}
                      tag={passkey.synced && <StatusTag label={formatMessage(messages.synced)} />}
                      details={[
                        formatMessage(messages.added, { date: labels.date(passkey.createdAt) }),
                        passkey.lastUsedAt === undefined
                          ? formatMessage(messages.neverUsed)
                          : formatMessage(messages.used, { moment: labels.ago(passkey.lastUsedAt) }),
                      ]}
                      tools={
                        <>
                          <IconButton
                            label={formatMessage(messages.renameNamed, { name: passkey.name })}
                            icon={IconEdit}
                            onPress={() => rename(passkey)}
                          />
                          <IconButton
                            label={formatMessage(messages.removeNamed, { name: passkey.name })}
                            icon={IconDelete}
                            disabled={removing}
                            onPress={() => void ask(passkey)}
                          />
                        </>
                      }
                    />
                  </li>
                ))}
              </List>
            )}
          </Card>
        </div>
        {!passkeysSupported() && (
          <Text size="small" tone="secondary">
            {formatMessage(messages.passkeysUnsupported)}
          </Text>
        )}
        {passkeysSupported() && list.length < maximum && (
          <Button tone="quiet" fill icon={IconPlus} busy={create.isPending} onPress={() => create.mutate()}>
            {formatMessage(messages.add)}
          </Button>
        )}
      </Stack>
      {renaming && (
        <Suspense>
          <RenamePasskey
            key={`${renaming.id} ${open}`}
            passkey={renaming}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Section>
  )
}
