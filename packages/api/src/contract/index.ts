/**
 * The contract's documents, for programs that run in Node: the sandbox, the generator, the checks.
 * The site itself imports `@livery/api`. Reads openapi/ of the repository unless it is given another folder.
 */
export { bundleContract, ContractError } from './bundle.ts'
export { isObject, listAt, objectAt, textAt, type Json, type JsonObject } from './document.ts'
export { dereference, operationsOf, type Operation } from './operations.ts'
export {
  commitSource,
  CONTRACT_FOLDER,
  CONTRACTS,
  diskSource,
  type ContractName,
  type ReadSource,
} from './sources.ts'
