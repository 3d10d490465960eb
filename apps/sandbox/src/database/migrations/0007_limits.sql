-- Limits that members set themselves; a pending value takes effect at its time.
create table member_limit (
  member_id bigint not null references member,
  kind text not null,
  period text not null,
  amount bigint,
  pending_amount bigint,
  pending_from timestamptz,
  primary key (member_id, kind, period)
);

create table member_pace (
  member_id bigint primary key references member,
  session_minutes integer,
  pending_session_minutes integer,
  pending_session_from timestamptz,
  reality_check_minutes integer not null default 60
);
