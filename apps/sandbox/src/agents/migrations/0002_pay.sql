-- Pay of accepted contracts, one row for each period that paid. The primary key keeps a period from being paid twice.
create table agent_pay (
  id bigint generated always as identity unique,
  contract_id bigint not null references agent_contract,
  member_id bigint not null references member,
  from_at timestamptz not null,
  to_at timestamptz not null,
  staked bigint not null,
  net bigint not null,
  active_members integer not null,
  rate text not null,
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null,
  primary key (contract_id, from_at)
);
create index agent_pay_member on agent_pay (member_id, to_at desc);

-- End of the last period that was reckoned, whether it paid or not; null before the first.
alter table agent_contract add column reckoned_until timestamptz;

-- Results of members by ledger entry: the one place that says which kinds of movement count as what.
create view member_result as
  select account.merchant, account.member_id, transfer.posted_at,
    case when kind = 'deposit' then amount else 0 end as deposited,
    case when kind = 'withdrawal' then -amount else 0 end as withdrawn,
    case when kind in ('stake', 'refund') then -amount else 0 end as staked,
    case when kind = 'win' then amount else 0 end as won,
    case when kind in ('promotion', 'reward') then amount else 0 end as promotions
  from ledger_account account join ledger_entry entry on entry.account_id = account.id
    join ledger_transfer transfer on transfer.id = entry.transfer_id
  where account.member_id is not null;
