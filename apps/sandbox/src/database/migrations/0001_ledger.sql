-- Double entry: a transfer moves money between accounts of one merchant; its entries sum to zero.
create table ledger_account (
  id bigint generated always as identity primary key,
  merchant text not null,
  name text not null,
  currency text not null,
  house boolean not null,
  member_id bigint,
  wallet text,
  balance bigint not null default 0 check (house or balance >= 0),
  unique (merchant, name, currency)
);
create index ledger_account_member on ledger_account (merchant, member_id);

create table ledger_transfer (
  id bigint generated always as identity primary key,
  merchant text not null,
  key text not null,
  kind text not null,
  currency text not null,
  fingerprint text not null,
  detail jsonb not null,
  posted_at timestamptz not null,
  unique (merchant, key)
);

create table ledger_entry (
  id bigint generated always as identity primary key,
  transfer_id bigint not null references ledger_transfer,
  account_id bigint not null references ledger_account,
  amount bigint not null,
  balance_after bigint not null
);
create index ledger_entry_transfer on ledger_entry (transfer_id);
create index ledger_entry_account on ledger_entry (account_id, id desc);

-- The database itself checks at the end of a transaction that entries balance, whatever code wrote them.
create function ledger_must_balance() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_entry where transfer_id = new.transfer_id) <> 0 then
    raise exception 'transfer % does not balance', new.transfer_id;
  end if;
  return null;
end $$;

create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_must_balance();
