alter table promotion_application add column decided_at timestamptz;
-- Why it was refused: a name of promotions/reasons.ts, or what the operator wrote.
alter table promotion_application add column reason text;

-- Promotion that a member chose with a deposit.
create table deposit_promotion (
  order_number text primary key,
  merchant text not null,
  member_id bigint not null references member,
  promotion_key text not null
);
create index deposit_promotion_member on deposit_promotion (member_id);
