import { cancel, intro, select, text } from '@clack/prompts'
import { LANGUAGE_CODES } from '@livery/i18n/registry'
import { JURISDICTIONS } from '@livery/tenant'

import { UserError } from '../terminal/userError.ts'
import { nameFor } from './newTenant.ts'
import { proposeAccent } from './palette.ts'

type Answers = Record<string, unknown>

const HEX = /^#[0-9a-f]{6}$/i

/** Clack returns a symbol when the prompt is cancelled. */
function unlessStopped(answer: string | symbol): string {
  if (typeof answer === 'string') return answer
  cancel('Nothing was written.')
  throw new UserError('Stopped.')
}

const hexOnly = (value: string | undefined) =>
  value === undefined || value === '' || HEX.test(value) ? undefined : 'Six digits after a #, such as #14b8a6'

function unknownLanguage(value: string | undefined): string | undefined {
  const codes: readonly string[] = LANGUAGE_CODES
  const unknown = (value ?? '').split(/[\s,]+/).find((code) => code !== '' && !codes.includes(code))
  return unknown === undefined ? undefined : `${unknown} is none of ${LANGUAGE_CODES.join(' ')}`
}

const QUESTIONS = ['name', 'color', 'accent', 'languages', 'currency']

/**
 * Prompts for the answers that neither flags nor a file gave. Return accepts the proposal.
 * @throws {UserError} when cancelled; nothing is written by then
 */
export async function ask(given: Answers, id: string): Promise<Answers> {
  const answers = { ...given }
  const input = async (
    name: string,
    message: string,
    proposed: string,
    validate?: (value: string | undefined) => string | undefined,
  ) => {
    if (answers[name] !== undefined) return
    const options = { message, placeholder: proposed, defaultValue: proposed }
    answers[name] = unlessStopped(await text(validate === undefined ? options : { ...options, validate }))
  }
  const isAsked = [...QUESTIONS, 'jurisdiction'].some((name) => answers[name] === undefined)
  if (isAsked) intro(`A new brand: ${id}`)
  await input('name', 'What do players call it?', nameFor(id))
  await input('color', 'Its colour?', '#14b8a6', hexOnly)
  const color = String(answers['color'])
  if (HEX.test(color)) await input('accent', 'A second colour?', proposeAccent(color), hexOnly)
  await input('languages', 'Its languages, the first is the default?', 'EN', unknownLanguage)
  if (answers['jurisdiction'] === undefined) {
    const options = Object.values(JURISDICTIONS).map(({ id: value, name, regulator }) => ({
      value: value as string,
      label: name,
      hint: regulator.name,
    }))
    answers['jurisdiction'] = unlessStopped(await select({ message: 'Who licenses it?', options }))
  }
  const usual = Object.values(JURISDICTIONS).find(
    ({ id: value }) => value === answers['jurisdiction'],
  )?.currency
  await input('currency', 'The currency of its wallets?', usual ?? 'EUR')
  return answers
}
