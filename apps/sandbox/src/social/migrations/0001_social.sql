-- Sign-in that waits for the provider's answer; used once.
create table social_login (
  state_digest text primary key,
  merchant text not null,
  provider text not null,
  redirect_uri text not null,
  nonce text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Identity of a member at a provider.
create table social_identity (
  merchant text not null,
  provider text not null,
  subject text not null,
  member_id bigint not null references member,
  primary key (merchant, provider, subject)
);

-- Artefacts of the identity provider: sessions, codes, grants.
create table identity_artifact (
  model text not null,
  id text not null,
  payload jsonb not null,
  expires_at timestamptz,
  primary key (model, id)
);
