import { isLanguageCode, languageOf } from '@livery/i18n'
import { Card } from '@livery/ui/card'
import { LanguagePicker } from '@livery/ui/language-picker'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { useServices, useTenant } from '#platform/boot/ServicesContext.ts'
import { languageAtom } from '#platform/language/language.ts'
import { PageBody } from '#platform/page/PageBody.tsx'
import { useOfferedLanguages } from '#platform/whitelabel/useOfferedLanguages.ts'

import { FLAGS } from './flags.ts'
import { languageMessages as messages } from './language.messages.ts'

/** Language page: the brand's languages; a tap switches at once. */
export default function LanguagePage() {
  const { formatMessage } = useIntl()
  const { language, overlays } = useServices()
  const { languages } = useTenant()
  const offered = useOfferedLanguages()
  const shown = useAtomValue(languageAtom)

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
      <Card padding="none">
        <LanguagePicker
          label={formatMessage(messages.list)}
          languages={offered.map((code) => {
            const { country, ownName, tag } = languageOf(code)
            return { code, name: ownName, tag: languages.tags[code] ?? tag, flag: FLAGS[country] }
          })}
          selected={shown?.code ?? languages.default}
          onSelect={(code) => void choose(code)}
        />
      </Card>
    </PageBody>
  )
}
