import { Option, type Command } from 'commander'

/** Options about the content of documents, of every command that writes them. */
export function addDocumentOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--gateway <origin>', 'ask this gateway for the documents’ content').env('SANDBOX_URL'),
    )
    .option('--max-age <hours>', 'age from which the documents’ content is not shown (default: 24)')
}
