-- Turnover that counted for a member when the period began; a member without a row began with nothing.
create table vip_standing (
  member_id bigint primary key references member,
  credited bigint not null,
  since timestamptz not null
);
