create table reward (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null references member,
  template text not null,
  amount bigint not null check (amount > 0),
  issued_at timestamptz not null,
  expires_at timestamptz,
  claimed_at timestamptz
);
create index reward_member on reward (member_id, id desc);

create table promotion_application (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null references member,
  promotion_id text not null,
  state text not null,
  comment text,
  images integer not null,
  applied_at timestamptz not null,
  unique (member_id, promotion_id)
);
