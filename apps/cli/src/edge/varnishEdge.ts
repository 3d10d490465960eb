import { VISITOR_COOKIE } from '../release/visitor.ts'
import { HASHED_FOLDERS } from '../stamp/headers.ts'
import type { Edge } from './edge.ts'

/** Alternatives of a regular expression for the hashed folders. */
const HASHED = HASHED_FOLDERS.map((folder) => folder.slice(1, -1)).join('|')

/**
 * Varnish in front of the machines that serve releases. Hashed files are kept for good, pages for a minute and until a
 * \`PURGE\` of their host, which \`livery promote --purge\` sends.
 */
export function varnishEdge({ origin }: Edge): string {
  const { hostname, port } = new URL(origin)
  return `vcl 4.1;
# Edge of all brands: written by livery edge varnish. Start varnishd with -p http_gzip_support=off: the origin has
# brotli copies, which Varnish would not ask for otherwise.
import std;

backend origin {
  .host = "${hostname}";
  .port = "${port === '' ? '80' : port}";
}

# Machines that may purge.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  set req.http.Host = std.tolower(regsub(req.http.Host, "\\.?(:[0-9]+)?$", ""));
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(405));
    }
    ban("obj.http.X-Livery-Host == " + req.http.Host + " && obj.http.X-Livery-Page == yes");
    return (synth(200, "Purged"));
  }
  if (req.url ~ "^/(wps|lgw|lotto)/" || (req.method != "GET" && req.method != "HEAD")) {
    return (pass);
  }
  # The few kinds of compression there are.
  if (req.http.Accept-Encoding ~ "\\bbr\\b") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\\bgzip\\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # Pages know one cookie: the side of a canary.
  if (req.http.Cookie ~ "(^|; *)${VISITOR_COOKIE}=") {
    set req.http.Cookie = regsub(req.http.Cookie, "^(?:.*; *)?(${VISITOR_COOKIE}=[^;]*).*$", "\\1");
  } else {
    unset req.http.Cookie;
  }
  return (hash);
}

sub vcl_backend_response {
  set beresp.http.X-Livery-Host = bereq.http.Host;
  if (beresp.status != 200 || beresp.http.Set-Cookie || beresp.http.Vary ~ "(?i)cookie") {
    # Unknown hosts, missing files, damage, canaries: asked again each time.
    set beresp.uncacheable = true;
    set beresp.ttl = 5s;
    return (deliver);
  }
  if (bereq.url !~ "^/(${HASHED})/") {
    set beresp.http.X-Livery-Page = "yes";
    set beresp.ttl = 60s;
    # Pages outlive an origin that is away.
    set beresp.grace = 1h;
  }
  return (deliver);
}

sub vcl_deliver {
  set resp.http.X-Livery-Edge = "MISS";
  if (obj.hits > 0) {
    set resp.http.X-Livery-Edge = "HIT";
  }
  unset resp.http.X-Livery-Host;
  unset resp.http.X-Livery-Page;
}
`
}
