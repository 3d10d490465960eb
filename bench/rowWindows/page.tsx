import { createRoot } from 'react-dom/client'
import { useRows } from 'rows'

const COUNT = 10_000
/** A tile's picture: drawn, so that nothing is loaded. */
const ART =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"%3E%3Crect width="3" height="4" fill="teal"/%3E%3C/svg%3E'

const GAMES = Array.from({ length: COUNT }, (_, at) => ({
  id: at,
  name: `Game ${at}`,
  vendor: `Studio ${at % 40}`,
}))

function List() {
  const { list, first, last, before, after } = useRows(COUNT, 0)
  return (
    <main>
      <div style={{ blockSize: before }} />
      <ul ref={list}>
        {GAMES.slice(first, last).map(({ id, name, vendor }) => (
          <li key={id}>
            <button type="button">
              <img src={ART} alt="" />
              <b>{name}</b>
              <span>{vendor}</span>
            </button>
          </li>
        ))}
      </ul>
      <div style={{ blockSize: after }} />
    </main>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<List />)
