create table captcha (
  id text primary key,
  merchant text not null,
  module text not null,
  answer text not null,
  expires_at timestamptz not null
);

-- Proofs of work that were submitted; each is valid once.
create table spent_proof (
  nonce text primary key,
  expires_at timestamptz not null
);

create table verification_code (
  id bigint generated always as identity primary key,
  merchant text not null,
  purpose text not null,
  recipient text not null,
  code text not null,
  wrong_tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index verification_code_recipient on verification_code (merchant, purpose, recipient, id desc);

-- Text messages and mails that the sandbox does not send.
create table outbox (
  id bigint generated always as identity primary key,
  merchant text not null,
  channel text not null,
  recipient text not null,
  text text not null,
  code text,
  sent_at timestamptz not null
);

create table rate_window (
  bucket text primary key,
  started_at timestamptz not null,
  hits integer not null
);
