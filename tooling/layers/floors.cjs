/**
 * Import rules inside packages/app. The floors from top to bottom: a file imports from its own floor and those
 * after it in this list. The reasons are in D-0011.
 */
const FLOORS = ['testing', 'site', 'features', 'capabilities', 'platform']

const APP = '^packages/app/src'
/** Folder of a floor; the site and the testing support are one folder each. */
const FOLDER = `${APP}/((?:features|capabilities|platform)/[^/]+|site|testing)/`
/** Tests, stories, their samples and fixtures, which are above every floor because they open the whole site. */
const ABOVE_ALL = '\\.(test|stories|usage|samples|fixture)\\.tsx?$'

const downwards = FLOORS.slice(1).map((floor, at) => {
  const above = FLOORS.slice(0, at + 1)
  return {
    name: `${floor}-imports-upwards`,
    comment: `packages/app/src/${floor} imports nothing of ${above.join(', ')}. Move what both need down, to capabilities when it belongs to the product and to platform when it does not, or have the floor above pass it in.`,
    severity: 'error',
    from: { path: `${APP}/${floor}/`, pathNot: ABOVE_ALL },
    to: { path: `${APP}/(${above.join('|')})/` },
  }
})

module.exports = [
  ...downwards,
  {
    name: 'not-on-a-floor',
    comment: `Every file of packages/app/src lies in one of ${FLOORS.join(', ')}: move it to the floor whose imports it needs.`,
    severity: 'error',
    from: {},
    to: { path: `${APP}/(?!(${FLOORS.join('|')})/)` },
  },
  {
    name: 'feature-imports-feature',
    comment:
      'A feature never imports another. What two share is a component (packages/ui), a rule (packages/domain) or a folder of packages/app/src/capabilities.',
    severity: 'error',
    from: { path: `${APP}/features/([^/]+)/` },
    to: { path: `${APP}/features/([^/]+)/`, pathNot: `${APP}/features/$1/` },
  },
  {
    name: 'index-file',
    comment:
      'packages/app has no index.ts: it pulls whatever it names into the chunk of its importer. Import the file that you mean.',
    severity: 'error',
    from: {},
    to: { path: `${APP}/.*/index\\.tsx?$` },
  },
  {
    name: 'relative-import-leaves-folder',
    comment:
      "A relative import stays in its folder of a floor. Write another folder from the floor's name instead, such as '#platform/storage/entries.ts'.",
    severity: 'error',
    from: { path: FOLDER },
    to: { path: `${APP}/`, pathNot: `${APP}/$1/`, dependencyTypesNot: ['aliased-subpath-import'] },
  },
  {
    name: 'own-folder-by-floor-name',
    comment: "A file of one's own folder is imported by a relative path, such as './entries.ts'.",
    severity: 'error',
    from: { path: FOLDER },
    to: { path: `${APP}/$1/`, dependencyTypes: ['aliased-subpath-import'] },
  },
]
