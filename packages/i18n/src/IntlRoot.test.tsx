import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { compileMessages } from './catalogue/compile.ts'
import { expandMessages } from './expandMessages.ts'
import { IntlRoot } from './IntlRoot.tsx'
import type { Messages, Texts } from './messages.ts'
import { useTranslate } from './useTranslate.ts'

const english = {
  'home.gamesCount': '{count, plural, one {# game} other {# games}}',
  'home.hot': "Hot '{'games'}'",
}

function compiled(language: Record<string, string> = {}): Texts {
  return expandMessages(
    JSON.parse(JSON.stringify(compileMessages({ english, language }).messages)) as Messages,
  )
}

function Page() {
  const intl = useIntl()
  const translate = useTranslate()
  return (
    <main>
      <h1>{translate('home.hot')}</h1>
      <p>{intl.formatMessage({ id: 'home.gamesCount' }, { count: 1234 })}</p>
    </main>
  )
}

test('shows compiled messages, plain and with placeholders', async () => {
  const screen = await render(
    <IntlRoot language={{ code: 'EN', tag: 'en', messages: compiled() }}>
      <Page />
    </IntlRoot>,
  )
  await expect.element(screen.getByRole('heading')).toHaveTextContent('Hot {games}')
  await expect.element(screen.getByText('1,234 games')).toBeVisible()
})

test('writes counts in the digits of the language, and English where it has no text', async () => {
  const messages = compiled({ 'home.gamesCount': '{count, plural, other {# بازی}}' })
  const screen = await render(
    <IntlRoot language={{ code: 'FA', tag: 'fa', messages }}>
      <Page />
    </IntlRoot>,
  )
  await expect.element(screen.getByText('۱٬۲۳۴ بازی')).toBeVisible()
  await expect.element(screen.getByRole('heading')).toHaveTextContent('Hot {games}')
})

test('changes the language in place', async () => {
  const screen = await render(
    <IntlRoot language={{ code: 'EN', tag: 'en', messages: compiled() }}>
      <Page />
    </IntlRoot>,
  )
  await screen.rerender(
    <IntlRoot language={{ code: 'VI', tag: 'vi', messages: compiled({ 'home.hot': 'Game hot' }) }}>
      <Page />
    </IntlRoot>,
  )
  await expect.element(screen.getByRole('heading')).toHaveTextContent('Game hot')
})

test('a part that needs a text which is on its way waits for it, and what stands stays as it is (S-language-18)', async () => {
  const { 'home.hot': heading = [], ...later } = compiled()
  const messages: Texts = { 'home.hot': heading }
  const arrived = Promise.withResolvers<void>()
  let isWhole = false
  const onError = () => {
    // oxlint-disable-next-line typescript/only-throw-error -- React waits for a promise that a render throws
    if (!isWhole) throw arrived.promise
  }
  const drawn = vi.fn<() => void>()
  function Heading() {
    drawn()
    return <h1>{useTranslate()('home.hot')}</h1>
  }
  const Count = () => <p>{useIntl().formatMessage({ id: 'home.gamesCount' }, { count: 2 })}</p>
  const screen = await render(
    <IntlRoot language={{ code: 'EN', tag: 'en', messages, onError }}>
      <Heading />
      <Suspense fallback={<output>waits</output>}>
        <Count />
      </Suspense>
    </IntlRoot>,
  )
  await expect.element(screen.getByText('waits')).toBeVisible()
  const before = drawn.mock.calls.length
  Object.assign(messages, later)
  isWhole = true
  arrived.resolve()
  await expect.element(screen.getByText('2 games')).toBeVisible()
  expect(drawn).toHaveBeenCalledTimes(before)
})
