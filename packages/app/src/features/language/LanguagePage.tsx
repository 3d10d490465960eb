import { namesHolding, readName } from '@livery/domain/lists'
import { isLanguageCode, languageOf } from '@livery/i18n'
import { Card } from '@livery/ui/card'
import { LanguagePicker } from '@livery/ui/language-picker'
import { SearchField } from '@livery/ui/search-field'
import { Text } from '@livery/ui/text'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { useServices, useTenant } from '#platform/boot/ServicesContext.ts'
import { languageAtom } from '#platform/language/language.ts'
import { PageBody } from '#platform/page/PageBody.tsx'
import { useOfferedLanguages } from '#platform/whitelabel/useOfferedLanguages.ts'

import { FLAGS } from './flags.ts'
import { languageMessages as messages } from './language.messages.ts'

/** Length from which a list of languages has a search field: more than a phone shows at once. */
const SEARCHED_FROM = 12

/** Language page: the brand's languages; a tap switches at once. */
export default function LanguagePage() {
  const { formatMessage, formatDisplayName } = useIntl()
  const { language, overlays } = useServices()
  const { languages } = useTenant()
  const offered = useOfferedLanguages()
  const shown = useAtomValue(languageAtom)
  const [typed, setTyped] = useState('')
  const rows = offered.map((code) => {
    const { country, ownName, tag } = languageOf(code)
    return { code, name: ownName, tag: languages.tags[code] ?? tag, flag: FLAGS[country] }
  })
  const holds = namesHolding(typed)
  const named = ({ code, name, tag }: (typeof rows)[number]): boolean =>
    holds(readName(`${name} ${formatDisplayName(tag, { type: 'language' }) ?? ''} ${code}`))
  const matching = typed.trim() === '' ? rows : rows.filter(named)

  async function choose(code: string): Promise<void> {
    if (!isLanguageCode(code)) return
    const close = overlays.loading(messages.loading)
    try {
      await language.choose(code)
    } catch {
      overlays.notify.failure(messages.failed)
    } finally {
      close()
    }
  }

  return (
    <PageBody>
      {rows.length >= SEARCHED_FROM && (
        <SearchField
          label={formatMessage(messages.search)}
          clearLabel={formatMessage(messages.clear)}
          value={typed}
          onChange={setTyped}
        />
      )}
      <div role="status">
        {matching.length === 0 && <Text tone="secondary">{formatMessage(messages.none)}</Text>}
      </div>
      {matching.length > 0 && (
        <Card padding="none">
          <LanguagePicker
            label={formatMessage(messages.list)}
            languages={matching}
            selected={shown?.code ?? languages.default}
            onSelect={(code) => void choose(code)}
          />
        </Card>
      )}
    </PageBody>
  )
}
