import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const NAME = /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/
const FEATURES = 'packages/app/src/features'
const ROUTE_TABLE = 'packages/domain/src/routes/routeTable.ts'
const ROUTE_TITLES = 'packages/app/src/platform/routing/routeTitles.messages.ts'
const EMPTY_NAME = /^(?:utils?|helpers?|common|managers?|misc)$/

/**
 * Checks the name of a new folder.
 * @returns {true | string} true, or the reason why the name is refused
 */
function checkName(name) {
  if (!NAME.test(name))
    return `'${name}' is not a folder name: use lower-case words with hyphens, such as bet-slip.`
  if (EMPTY_NAME.test(name))
    return `'${name}' says nothing: name what it is in the field's own terms, such as bet-slip.`
  return true
}

/** Generators `npm run gen -- component <name>` and `npm run gen -- feature <name>`. */
export default function (plop) {
  const folderOf = (what, base, templates, furtherActions = []) => ({
    description: `A ${what} folder in ${base}`,
    prompts: [
      { type: 'input', name: 'name', message: `Name of the ${what} (such as bet-slip)`, validate: checkName },
    ],
    actions(answers) {
      // Plop validates prompted answers, not those of the command line.
      const verdict = checkName(answers.name)
      if (verdict !== true) throw new Error(verdict)
      return [
        {
          type: 'addMany',
          destination: join(root, base, '{{kebabCase name}}'),
          base: join(root, 'tooling/generate', templates),
          templateFiles: join(root, 'tooling/generate', templates, '**/*.hbs'),
        },
        ...furtherActions,
      ]
    },
  })
  plop.setGenerator('component', folderOf('component', 'packages/ui/src', 'component'))
  plop.setGenerator('feature', folderOf('feature', FEATURES, 'feature', ROUTE_ACTIONS))
}

/** Gives a new feature its route: the definition, the title, and what is written from them. */
const ROUTE_ACTIONS = [
  {
    type: 'modify',
    path: join(root, ROUTE_TABLE),
    pattern: /^\] as const$/m,
    template: "  route('{{camelCase name}}', '/m/{{camelCase name}}'),\n] as const",
  },
  {
    type: 'modify',
    path: join(root, ROUTE_TITLES),
    pattern: /^\}\) satisfies /m,
    template: `  {{camelCase name}}: {
    id: 'route.{{camelCase name}}.title',
    defaultMessage: '{{sentenceCase name}}',
    description: 'Title of the page of {{lowerCase name}}',
  },
}) satisfies `,
  },
  ({ name }) => {
    const run = (...command) => execFileSync(process.execPath, command, { cwd: root, stdio: 'pipe' })
    run('packages/i18n/scripts/extract.ts')
    run('tooling/screens/write.ts')
    run('node_modules/oxfmt/bin/oxfmt', ROUTE_TABLE, ROUTE_TITLES, `${FEATURES}/${name}`)
    return 'English texts, page list and docs/screens.md'
  },
]
