-- What an authenticator knows a member by: random, so that it tells nobody who they are.
create table passkey_owner (
  member_id bigint primary key references member,
  handle text not null unique
);

create table passkey (
  id bigint generated always as identity primary key,
  merchant text not null,
  -- The host it was made on; browsers offer it there and nowhere else.
  rp_id text not null,
  member_id bigint not null references member,
  credential_id text not null,
  -- COSE, base64url
  public_key text not null,
  -- Grows with every use where the authenticator counts; a smaller one betrays a copy.
  counter bigint not null,
  transports jsonb not null,
  name text not null,
  synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  unique (merchant, credential_id)
);
create index passkey_member on passkey (member_id);

-- Given out and not answered yet; whoever answers takes the row away.
create table passkey_challenge (
  challenge text primary key,
  merchant text not null,
  rp_id text not null,
  -- Who may add a passkey with it; null for a sign-in.
  member_id bigint references member,
  expires_at timestamptz not null
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);
