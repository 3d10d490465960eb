import type {
  components as LgwComponents,
  operations as LgwOperations,
  paths as LgwPaths,
} from './generated/lgw.ts'
import type {
  components as LottoComponents,
  operations as LottoOperations,
  paths as LottoPaths,
} from './generated/lotto.ts'
import type {
  components as WpsComponents,
  operations as WpsOperations,
  paths as WpsPaths,
} from './generated/wps.ts'

/** Every path of the contract. */
export interface Paths extends WpsPaths, LgwPaths, LottoPaths {}

/** Every named schema of the contract: `Schemas['Wallet']`. */
export interface Schemas extends Readonly<
  WpsComponents['schemas'] & LgwComponents['schemas'] & LottoComponents['schemas']
> {}

/** Every operation of the contract by operationId: `Operations['login']`. */
export interface Operations extends WpsOperations, LgwOperations, LottoOperations {}

/** Type of an operation's 200 answer: `ValueOf<'getWallet'>`. */
export type ValueOf<Id extends keyof Operations> = Operations[Id] extends {
  responses: { 200: { content: { 'application/json': { value: infer Value } } } }
}
  ? Value
  : never

export type LanguageCode = Schemas['LanguageCode']
export type FailureData = Schemas['FailureData']
