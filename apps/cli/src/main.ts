import { createProgram } from './program.ts'

// `livery releases | head -3`: whoever reads has seen enough, and a server goes on.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

await createProgram().parseAsync()
