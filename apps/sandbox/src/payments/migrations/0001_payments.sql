create table deposit_order (
  id bigint generated always as identity primary key,
  number text not null unique,
  merchant text not null,
  member_id bigint not null references member,
  channel text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  -- 'pending' counts as expired after its time; the column is not updated.
  status text not null check (status in ('pending', 'paid', 'failed')),
  -- Address that the payment page returns to.
  return_url text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index deposit_order_member on deposit_order (member_id, id desc);

create table withdrawal (
  id bigint generated always as identity primary key,
  number text not null unique,
  merchant text not null,
  member_id bigint not null references member,
  bank_card_id bigint not null references bank_card,
  currency text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  status text not null check (status in ('pending', 'paid', 'rejected')),
  created_at timestamptz not null
);
create index withdrawal_member on withdrawal (member_id, id desc);

-- Account record: ledger movements of a wallet, and deposits that are not booked. A withdrawal leaves the
-- wallet when it is requested, and succeeds when it is paid.
create view account_record as
  select account.merchant, account.member_id, wallet, entry.id, kind, entry.amount, balance_after, posted_at as at,
    transfer.detail, 'L-' || to_char(posted_at at time zone 'UTC', 'YYYYMMDD') || '-' || transfer.id as transfer_number,
    withdrawal.status as order_status, null::timestamptz as expires_at
  from ledger_account account
    join ledger_entry entry on entry.account_id = account.id
    join ledger_transfer transfer on transfer.id = entry.transfer_id
    left join withdrawal on kind = 'withdrawal' and entry.amount < 0 and withdrawal.number = transfer.detail->>'order'
  where account.member_id is not null
  union all
  select merchant, member_id, 'MAIN', id, 'deposit', amount, null, created_at,
    jsonb_build_object('order', number, 'channel', channel), number, status, expires_at
  from deposit_order where status <> 'paid';
