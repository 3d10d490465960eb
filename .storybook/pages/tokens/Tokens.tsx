import { solveBrand, tokenPaths, tokenVariable, type SolvedBrand, type TokenPath } from '@livery/theme'
import { Suspense, use } from 'react'
import uses from 'virtual:token-uses'

import { readComponents } from '../../docs/componentIndex.ts'
import { brandNamed } from '../../look.ts'
import { themeVariables } from '../themeVariables.ts'
import { TokenSample } from './TokenSample.tsx'
import { matches } from './tokenSearch.ts'

import './tokens.css'

export interface TokensProps {
  /** Brand whose values are shown. */
  readonly tenant: string
  /** Words that a token's name, value or user contains; empty for all. */
  readonly search: string
  readonly onSearch: (words: string) => void
}

/** Every token of a brand: its value in both themes, a sample, and what draws with it. */
export function Tokens({ tenant, search, onSearch }: TokensProps) {
  const solved = solveBrand(brandNamed(tenant))
  const shown = tokenPaths.filter((path) =>
    matches(search, [path, tokenVariable(path), solved.dark[path], solved.light[path], ...uses[path]]),
  )
  return (
    <main className="tokens" lang="en" dir="ltr">
      <h1>Tokens of {tenant}</h1>
      <label className="tokens-search">
        Search
        <input
          type="search"
          value={search}
          placeholder="radius, #17dfc6, button, home…"
          onChange={(event) => onSearch(event.currentTarget.value.replaceAll(/[^\w\s-]/g, ' '))}
        />
        <span role="status">
          {shown.length} of {tokenPaths.length}
        </span>
      </label>
      <table>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Dark</th>
            <th scope="col">Light</th>
            <th scope="col">Drawn with by</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((path) => (
            <TokenRow key={path} path={path} solved={solved} />
          ))}
        </tbody>
      </table>
    </main>
  )
}

function TokenRow({ path, solved }: { readonly path: TokenPath; readonly solved: SolvedBrand }) {
  const isShared = solved.dark[path] === solved.light[path]
  return (
    <tr>
      <th scope="row">
        <button type="button" title="Copy the name" onClick={() => void navigator.clipboard.writeText(path)}>
          {path}
        </button>
        <code>{tokenVariable(path)}</code>
      </th>
      <td colSpan={isShared ? 2 : 1}>
        <TokenSample path={path} value={solved.dark[path]} variables={themeVariables(solved.dark)} />
      </td>
      {!isShared && (
        <td>
          <TokenSample path={path} value={solved.light[path]} variables={themeVariables(solved.light)} />
        </td>
      )}
      <td>
        <Suspense fallback={uses[path].join(', ')}>
          <Users users={uses[path]} />
        </Suspense>
      </td>
    </tr>
  )
}

/** Parts that draw with a token; a component leads to its page. */
function Users({ users }: { readonly users: readonly string[] }) {
  const components = use(readComponents())
  if (users.length === 0) return <em>nothing</em>
  return (
    <details open={users.length <= 6}>
      <summary>{users.length}</summary>
      <ul>
        {users.map((user) => {
          const page = components.find(({ path }) =>
            path.includes(`/packages/ui/src/${user.replace('ui/', '')}/`),
          )
          return (
            <li key={user}>
              {user.startsWith('ui/') && page ? (
                <a href={page.address} target="_top">
                  {page.name}
                </a>
              ) : (
                user
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
