-- Every token that a session has had: a refresh with one of them means that two clients hold the session.
create table replaced_token (
  token_digest text primary key,
  session_id bigint not null references session on delete cascade,
  replaced_at timestamptz not null
);
create index replaced_token_session on replaced_token (session_id);
insert into replaced_token (token_digest, session_id, replaced_at)
  select replaced_digest, id, replaced_at from session where replaced_digest is not null
  on conflict do nothing;
drop index session_replaced;
alter table session drop column replaced_digest, drop column replaced_at;

-- Address and member of earlier sign-ins, by which a device is known.
create index session_address on session (member_id, address, started_at desc);
