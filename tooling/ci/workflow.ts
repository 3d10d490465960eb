import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parse } from 'yaml'

/** Variables of a job or a step. */
type Variables = Readonly<Record<string, string>>

/** Step of a workflow: an action or a command. */
export interface Step {
  readonly uses?: string
  /** Inputs of an action. */
  readonly with?: Variables
  readonly run?: string
  readonly id?: string
  readonly if?: string
  readonly env?: Variables
}

/** Job of a workflow. */
export interface Job {
  readonly needs?: readonly string[]
  readonly if?: string
  readonly env?: Variables
  readonly environment?: string | object
  readonly strategy?: { readonly matrix?: Readonly<Record<string, string>> }
  readonly 'timeout-minutes'?: number
  readonly steps: readonly Step[]
}

/** The workflow of CI. @param root of the repository */
export function readWorkflow(root: string): {
  readonly env: Variables
  readonly jobs: Readonly<Record<string, Job>>
} {
  return parse(readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8')) as ReturnType<
    typeof readWorkflow
  >
}

const JOINED = /^join\(fromJSON\(([\w.-]+)\), ' '\)$/

/**
 * Text with the values of its expressions: names, and lists that are joined to words.
 * @param values by their names, such as `vars.LIVERY_STORE`
 * @throws {Error} naming an expression that has no value
 */
export function filledIn(text: string, values: Variables): string {
  return text.replaceAll(/\$\{\{ (.+?) \}\}/g, (_all, expression: string) => {
    const [, list] = JOINED.exec(expression) ?? []
    const value = values[list ?? expression]
    if (value === undefined) throw new Error(`'${expression}' has no value`)
    return list === undefined ? value : (JSON.parse(value) as string[]).join(' ')
  })
}

/** True when a condition holds: comparisons with texts, joined by &&. @throws {Error} for any other */
export function holds(condition: string | undefined, values: Variables): boolean {
  return (condition ?? '').split(' && ').every((part) => {
    if (part === '') return true
    const [, name = '', operator, text] = /^([\w.-]+) (==|!=) '(.*)'$/.exec(part) ?? []
    if (operator === undefined) throw new Error(`'${part}' is no comparison`)
    return ((values[name] ?? '') === text) === (operator === '==')
  })
}
