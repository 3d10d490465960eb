import { ROUTES } from '@livery/domain/routes'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { errorMessages } from '#platform/errors/errors.messages.ts'
import { openPanelAtom } from '#platform/panels/panels.atoms.ts'
import { refusal } from '#testing/fakeGateway.ts'
import { renderSite } from '#testing/renderSite.tsx'
import { openSite } from '#testing/samples.ts'
import { testBoot } from '#testing/testBoot.ts'

it('sends an e-mail as a form, without a mail program (S-messages-12)', async () => {
  const boot = { ...testBoot, tenant: { ...testBoot.tenant, contacts: { email: 'care@brand.example' } } }
  const { services, gateway } = await renderSite(ROUTES.help.path, {
    answers: {
      ...openSite,
      getHelpCenter: { list: [] },
      getCustomerService: { version: { pathList: [] } },
      sendEmail: {},
    },
    boot,
  })
  services.store.set(openPanelAtom, 'customerService')
  await page.getByRole('button', { name: /E-mail/ }).click()
  const letter = page.getByRole('dialog', { name: 'Write to us' })
  await letter.getByRole('button', { name: 'Send' }).click()
  await expect.element(letter.getByRole('textbox', { name: 'Your e-mail address' })).toHaveFocus()
  expect(gateway.received('sendEmail')).toHaveLength(0)
  await letter.getByRole('textbox', { name: 'Your e-mail address' }).fill('player@example.com')
  await letter.getByRole('textbox', { name: 'Subject' }).fill('A & B')
  await letter.getByRole('textbox', { name: 'Message' }).fill('How do I close my account?')
  await letter.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText('Sent. We’ll answer by e-mail.')).toBeVisible()
  const [sent] = gateway.received('sendEmail')
  expect(sent?.request.headers.get('Content-Type')).toContain('application/x-www-form-urlencoded')
  expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual({
    email: 'player@example.com',
    subject: 'A & B',
    content: 'How do I close my account?',
  })
})

it('says that the channels could not be loaded, and loads them again (S-messages-10)', async () => {
  const { services, gateway } = await renderSite(ROUTES.help.path, {
    answers: {
      ...openSite,
      getHelpCenter: { list: [] },
      getCustomerService: refusal(404, 'resource.not_found'),
    },
  })
  services.store.set(openPanelAtom, 'customerService')
  const panel = page.getByRole('dialog')
  await expect.element(panel.getByText(errorMessages.title.defaultMessage)).toBeVisible()
  gateway.answer({
    getCustomerService: { version: { pathList: [{ csType: 'CS', title: 'CS', path: 'sealed' }] } },
  })
  await panel.getByRole('button', { name: errorMessages.retry.defaultMessage }).click()
  await expect.element(panel.getByRole('button', { name: /Live chat/ })).toBeVisible()
  await expect.element(panel.getByText(errorMessages.title.defaultMessage)).not.toBeInTheDocument()
})
