create table announcement_read (
  member_id bigint not null references member,
  announcement_id text not null,
  read_at timestamptz not null,
  primary key (member_id, announcement_id)
);

create table inbox_message (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null references member,
  -- Name of the text template; values fill its placeholders.
  template text not null,
  details jsonb not null,
  sent_at timestamptz not null,
  read_at timestamptz,
  deleted_at timestamptz
);
create index inbox_message_member on inbox_message (member_id, id desc);

create table feedback (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint references member,
  type integer not null,
  content text not null,
  sent_at timestamptz not null
);
