import type { Command } from 'commander'

import type { EdgeFlags } from '../flags.ts'
import { act } from './act.ts'

export function addEdge(program: Command): void {
  program
    .command('edge')
    .summary('print the configuration of a cache in front of the site')
    .description(
      'Prints the configuration of a cache in front of the machines that serve releases: nginx, varnish, or worker, the edge function of a CDN.',
    )
    .argument('<kind>', 'nginx, varnish or worker')
    .option('--origin <address>', 'address of the machine that serves releases', 'http://localhost:7100')
    .option('--json', 'print one JSON object: { kind, text }')
    .addHelpText(
      'after',
      `
Examples:
  livery edge nginx --origin http://10.0.0.5:7100 > /etc/nginx/conf.d/livery.conf
  livery edge varnish --origin http://10.0.0.5:7100 > /etc/varnish/default.vcl
  livery edge worker > worker.js
  livery promote --all --purge http://10.0.0.7       forget the pages of the brands that were switched
`,
    )
    .action(
      act(async (terminal, flags: EdgeFlags, kind: string) =>
        (await import('../actions/edge.ts')).edge(kind, flags, terminal),
      ),
    )
}
