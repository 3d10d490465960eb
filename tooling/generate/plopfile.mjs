import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
const EMPTY_NAME = /^(?:utils?|helpers?|common|managers?|misc)$/

/** @returns {true | string} true, or what is wrong with a room's name */
function checkName(name) {
  if (!NAME.test(name))
    return `'${name}' is not a folder name: use lower-case words with hyphens, such as bet-slip.`
  if (EMPTY_NAME.test(name))
    return `'${name}' says nothing: name what it is in the field's own terms, such as bet-slip.`
  return true
}

/** `pnpm gen component <name>` and `pnpm gen feature <name>`. @param {import('plop').NodePlopAPI} plop */
export default function (plop) {
  const room = (what, base, folder) => ({
    description: `A ${what} folder in ${base}`,
    prompts: [
      { type: 'input', name: 'name', message: `Name of the ${what} (such as bet-slip)`, validate: checkName },
    ],
    actions(answers) {
      // Plop checks answers it asked for, not those given on the command line.
      const verdict = checkName(answers.name)
      if (verdict !== true) throw new Error(verdict)
      return [
        {
          type: 'addMany',
          destination: join(root, base, '{{kebabCase name}}'),
          base: join(root, 'tooling/generate', folder),
          templateFiles: join(root, 'tooling/generate', folder, '**/*.hbs'),
        },
      ]
    },
  })
  plop.setGenerator('component', room('component', 'packages/ui/src', 'component'))
  plop.setGenerator('feature', room('feature', 'packages/app/src/features', 'feature'))
}
