import { ROUTES } from '@livery/domain/routes'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { refusal, type Answers, type Refusal } from '#testing/fakeGateway.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite } from '#testing/samples.ts'

const submit = page.getByRole('button', { name: 'Send' })
const content = page.getByRole('textbox', { name: /Your message/ })
const captcha = page.getByRole('textbox', { name: 'Code in the picture' })
const type = page.getByRole('combobox', { name: 'Question type' })

describe('feedback', () => {
  let sent: unknown[]
  let refused: Refusal | undefined
  const answers: Answers = {
    ...memberSite,
    getCaptcha: { captchaId: 'captcha-1', image: 'PHN2Zy8+', mediaType: 'image/svg+xml' },
    sendFeedback: ({ body }) => {
      sent.push(JSON.parse(body))
      return refused ?? {}
    },
  }
  beforeEach(() => {
    sent = []
    refused = undefined
  })

  async function write(): Promise<void> {
    await type.click()
    await page.getByRole('option', { name: 'Become an agent' }).click()
    await content.fill('The deposit page is clear.')
    await captcha.fill('12')
    await userEvent.keyboard('{Enter}')
  }

  it('redirects a visitor to the login (S-help-09)', async () => {
    await renderSite(ROUTES.feedback.path, { answers })
    await expect.poll(() => location.pathname).toBe(ROUTES.login.path)
  })

  it('is sent from one character on, and counts to 200 (S-help-04, S-help-06)', async () => {
    await renderSite(ROUTES.feedback.path, { answers, session: memberSession })
    await expect.element(submit).toBeDisabled()
    await expect.element(page.getByText('Between 20 and 200 characters')).toBeVisible()
    await content.fill('x')
    await expect.element(submit).toBeEnabled()
    await expect.element(page.getByText('1/200')).toBeVisible()
    await content.fill('x'.repeat(300))
    await expect.element(page.getByText('200/200')).toBeVisible()
  })

  it('is accepted: shows a dialog and resets the form with another picture (S-help-08)', async () => {
    const { gateway } = await renderSite(ROUTES.feedback.path, { answers, session: memberSession })
    await write()
    const dialog = page.getByRole('alertdialog', { name: 'Sent successfully' })
    await expect.element(dialog).toBeVisible()
    expect(sent).toEqual([
      {
        type: 6,
        content: 'The deposit page is clear.',
        captcha: '12',
        captchaId: 'captcha-1',
        sender: 'member',
      },
    ])
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect.element(content).toHaveValue('')
    await expect.poll(() => gateway.received('getCaptcha').length).toBe(2)
  })

  it('shows which fields are missing, and leads to the first (S-help-07)', async () => {
    await renderSite(ROUTES.feedback.path, { answers, session: memberSession })
    await content.fill('Good')
    await captcha.fill('')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Please choose a question type')).toBeVisible()
    await expect.element(type).toHaveFocus()
    await expect.element(page.getByText('Enter a captcha')).toBeVisible()
    expect(sent).toHaveLength(0)
  })

  it('shows a wrong captcha under its field, keeps the text and loads another picture', async () => {
    const { gateway } = await renderSite(ROUTES.feedback.path, { answers, session: memberSession })
    refused = refusal(422, 'captcha.wrong')
    await write()
    await expect.element(page.getByText('That doesn’t match the picture')).toBeVisible()
    await expect.element(content).toHaveValue('The deposit page is clear.')
    await expect.element(captcha).toHaveValue('')
    await expect.poll(() => gateway.received('getCaptcha').length).toBe(2)
  })
})
