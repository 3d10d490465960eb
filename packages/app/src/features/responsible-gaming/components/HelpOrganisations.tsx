import { HELP_BY_COUNTRY, helpIn } from '@livery/domain/jurisdiction'
import { languageOf } from '@livery/i18n'
import { IconPhone, IconSafety } from '@livery/ui/icon'
import { ListRow } from '@livery/ui/list-row'
import { Select } from '@livery/ui/select'
import { Stack } from '@livery/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { dutyMessages } from '#capabilities/jurisdiction/jurisdiction.messages.ts'
import { useGateway, useTenant } from '#platform/boot/ServicesContext.ts'
import { useInBrowser } from '#platform/device/useInBrowser.ts'
import { languageAtom } from '#platform/language/language.ts'
import { systemStatusQuery } from '#platform/status/status.queries.ts'

import { saferPlayMessages as messages } from '../responsibleGaming.messages.ts'
import { Group } from './Group.tsx'

/** Option for a country outside the list. */
const ELSEWHERE = 'elsewhere'

/** Help organisations: the brand's own links first, then those of a country, by default the visitor's. */
export function HelpOrganisations() {
  const { formatMessage, formatDisplayName, locale } = useIntl()
  const { legal, regulation } = useTenant()
  const language = useAtomValue(languageAtom)
  const { data: status } = useQuery(systemStatusQuery(useGateway()))
  // A document knows the language of its reader, and not the place.
  const located = useInBrowser() && status?.location.country
  const [chosen, choose] = useState<string>()
  const here = located || (language && languageOf(language.code).country)
  const known = here !== undefined && here in HELP_BY_COUNTRY ? here : ELSEWHERE
  const country = chosen ?? known
  const countries = Object.keys(HELP_BY_COUNTRY)
    .map((value) => ({ value, label: formatDisplayName(value, { type: 'region' }) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
  const { helpline } = regulation
  const own = legal.responsibleGaming.map(({ label, url }) => ({ name: label, url }))
  const listed = [
    ...own,
    ...helpIn(country).filter(({ url }) => !own.some((link) => sameHost(link.url, url))),
  ]
  return (
    <Stack gap="x3">
      <Group title={formatMessage(messages.help)} text={formatMessage(messages.helpText)}>
        {helpline && (
          <ListRow
            icon={IconPhone}
            label={formatMessage(dutyMessages.helpline, { number: helpline.number })}
            href={`tel:${helpline.tel}`}
          />
        )}
        {listed.map(({ name, url }) => (
          <ListRow key={url} icon={IconSafety} label={name} detail={hostOf(url)} href={url} newTab />
        ))}
      </Group>
      <Select
        label={formatMessage(messages.country)}
        closeLabel={formatMessage(messages.close)}
        options={[...countries, { value: ELSEWHERE, label: formatMessage(messages.anywhere) }]}
        value={country}
        onChange={choose}
      />
    </Stack>
  )
}

const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '')
const sameHost = (a: string, b: string): boolean => hostOf(a) === hostOf(b)
