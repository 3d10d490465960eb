import { HASHED_FOLDERS } from '../stamp/headers.ts'
import type { Edge } from './edge.ts'

/** Headers and cache of every location that may keep answers. @param zone memory of the cache */
function kept(zone: string, key: string): string {
  return `    proxy_pass http://livery_origin;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header Accept-Encoding $livery_encoding;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_cache ${zone};
    proxy_cache_key "${key} $livery_encoding";
    proxy_cache_lock on;
    proxy_cache_revalidate on;
    # Behind the visitors nothing is renewed: who comes first after weeks would get a page of weeks ago.
    proxy_cache_use_stale error timeout updating http_500 http_502 http_503 http_504;
    # Both sides of a canary have the same address.
    proxy_no_cache $livery_by_cookie;`
}

/**
 * nginx in front of the machines that serve releases: hashed files are kept for good, pages for some seconds, and then
 * until the origin says that they are still right. Needs no purge and no module.
 */
export function nginxEdge({
  origin,
  listen = '443 ssl http2 default_server',
  cache = '/var/cache/nginx/livery',
  pageSeconds = 5,
}: Edge): string {
  return `# Edge of all brands, for http { … }: written by livery edge nginx.
proxy_cache_path ${cache} levels=1:2 keys_zone=livery:64m max_size=10g inactive=30d use_temp_path=off;
# Pages outlive an origin that is away as long as somebody asks for them.
proxy_cache_path ${cache}-pages levels=1:2 keys_zone=livery_pages:16m max_size=1g inactive=1h use_temp_path=off;

upstream livery_origin {
  server ${new URL(origin).host};
  keepalive 32;
}

# The few kinds of compression there are, so that each content is kept three times at most.
map $http_accept_encoding $livery_encoding {
  default "";
  "~*\\bbr\\b" br;
  "~*\\bgzip\\b" gzip;
}

map $upstream_http_vary $livery_by_cookie {
  default 0;
  "~*cookie" 1;
}

server {
  listen ${listen};
  # Certificates, and what else is this server's own.
  include /etc/nginx/livery/edge[.]conf;
  server_tokens off;

  # Answers of the gateway are each player's own; some never end.
  location ~ ^/(wps|lgw|lotto)/ {
    proxy_pass http://livery_origin;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_buffering off;
    client_max_body_size 0;
  }

  location ~ ^(${HASHED_FOLDERS.join('|')}) {
${kept('livery', '$host$uri')}
    add_header X-Livery-Edge $upstream_cache_status always;
  }

  location / {
${kept('livery_pages', '$host$request_uri')}
    # The origin tells browsers to ask each time; the edge answers them.
    proxy_ignore_headers Cache-Control Expires;
    proxy_cache_valid 200 ${pageSeconds}s;
    add_header X-Livery-Edge $upstream_cache_status always;
  }
}
`
}
