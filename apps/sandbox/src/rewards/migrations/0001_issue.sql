-- Reason of a reward, once per merchant: however often it is issued, there is one.
alter table reward add column key text;
update reward set key = 'before:' || id;
alter table reward alter column key set not null;
alter table reward add constraint reward_once unique (merchant, key);
-- Times that it must be staked before a withdrawal.
alter table reward add column turnover integer not null default 1;
-- Promotion that is completed by claiming the reward.
alter table reward add column promotion_id text;
-- Values of the title's placeholders.
alter table reward add column details jsonb not null default '{}';
-- Time at which an unclaimed reward went back to the operator.
alter table reward add column expired_at timestamptz;

-- Points for stakes, by day.
create table member_points (
  merchant text not null,
  member_id bigint not null references member,
  day date not null,
  points bigint not null check (points > 0),
  issued_at timestamptz not null,
  primary key (member_id, day)
);

-- Days are summed up from the ledger.
create index ledger_transfer_posted on ledger_transfer (merchant, posted_at);
