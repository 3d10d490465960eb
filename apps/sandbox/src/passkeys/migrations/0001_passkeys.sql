-- User handle of a member for authenticators: random, so that it identifies nothing else.
create table passkey_owner (
  member_id bigint primary key references member,
  handle text not null unique
);

create table passkey (
  id bigint generated always as identity primary key,
  merchant text not null,
  -- Host of the site; browsers offer a passkey only there.
  rp_id text not null,
  member_id bigint not null references member,
  credential_id text not null,
  -- COSE, base64url
  public_key text not null,
  -- Signature counter, which grows with every use if the authenticator counts; a smaller one indicates a
  -- copy.
  counter bigint not null,
  transports jsonb not null,
  name text not null,
  synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  unique (merchant, credential_id)
);
create index passkey_member on passkey (member_id);

-- Challenges that are not answered yet; an answer deletes the row.
create table passkey_challenge (
  challenge text primary key,
  merchant text not null,
  rp_id text not null,
  -- Member who may add a passkey with it; null for a sign-in.
  member_id bigint references member,
  expires_at timestamptz not null
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);
