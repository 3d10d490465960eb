-- Settings of the console, per merchant; in the database so that they apply to all processes.
create table merchant_state (
  merchant text primary key,
  state jsonb not null
);

create table idempotent_answer (
  merchant text not null,
  member_id bigint not null,
  key text not null,
  operation_id text not null,
  body_digest text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null,
  primary key (merchant, member_id, key)
);

create table seeded (
  once boolean primary key default true check (once),
  at timestamptz not null
);

-- Keys shared by all processes; created by the first that needs one.
create table secret (
  name text primary key,
  value text not null
);
