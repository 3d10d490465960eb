-- Wages and dividends that are offered to agents.
create table agent_contract (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null references member,
  kind text not null check (kind in ('salary', 'hourly', 'dividend')),
  -- Username of the member or operator who offers it.
  offered_by text not null,
  -- [{ from, activeMembers, rate }] in rising order; `from` in minor units, as text.
  tiers jsonb not null,
  period text not null,
  -- An accepted or open contract counts as ended after its time; the column is not updated.
  state text not null check (state in ('pending', 'active', 'declined')),
  starts_at timestamptz not null,
  ends_at timestamptz,
  answered_at timestamptz
);
create index agent_contract_member on agent_contract (member_id, kind, id desc);

-- Invited members whose reward was paid out, each once.
create table invite_reward (
  invited_id bigint primary key references member,
  member_id bigint not null references member,
  amount bigint not null,
  claimed_at timestamptz not null
);
create index invite_reward_member on invite_reward (member_id);
