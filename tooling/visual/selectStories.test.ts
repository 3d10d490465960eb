import { describe, expect, it } from 'vitest'

import { selectStories } from './selectStories.ts'

const story = (id: string, title: string, name: string) => ({ id, title, name, tags: [] })
const STORIES = [
  story('components-forms-button--every', 'Components/Forms/Button', 'Every'),
  story('components-forms-iconbutton--every', 'Components/Forms/IconButton', 'Every'),
  story('components-play-gametile--every', 'Components/Play/GameTile', 'Every'),
  story('pages-home--full', 'Pages/Home', 'Full'),
  story('pages-home-sections--all', 'Pages/Home sections', 'All'),
  story('pages-home--empty', 'Pages/Home', 'Empty'),
]
const chosen = (only: string) => selectStories(STORIES, only).map(({ id }) => id)

describe('stories by name', () => {
  it.each([
    ['button', ['components-forms-button--every']],
    ['game-tile', ['components-play-gametile--every']],
    ['Forms', ['components-forms-button--every', 'components-forms-iconbutton--every']],
    ['pages-home', ['pages-home--full', 'pages-home--empty']],
    ['pages-home--full', ['pages-home--full']],
    ['gametile,button', ['components-forms-button--every', 'components-play-gametile--every']],
    ['sect', ['pages-home-sections--all']],
    ['', STORIES.map(({ id }) => id)],
  ])('%s', (only, ids) => expect(chosen(only)).toEqual(ids))

  it('an unknown one is an error with the nearest and all known names', () => {
    expect(() => chosen('gametiel')).toThrow(
      "--only names 'gametiel', which is no story; did you mean GameTile? There are: Button, GameTile, Home, Home sections, IconButton.",
    )
    expect(() => chosen('button,xyzzyxyzzy')).toThrow(
      "--only names 'xyzzyxyzzy', which is no story. There are:",
    )
  })
})
