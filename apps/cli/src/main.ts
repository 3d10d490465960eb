import { createProgram } from './program.ts'

// A closed pipe (`livery releases | head -3`) is no error; a server keeps running.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

await createProgram().parseAsync()
