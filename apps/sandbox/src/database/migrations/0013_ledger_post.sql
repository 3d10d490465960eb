-- Entries balance within the statement that writes them, whatever code it is of. Once a statement, not once an entry.
drop trigger ledger_entry_balanced on ledger_entry;
create or replace function ledger_must_balance() returns trigger language plpgsql as $$
declare
  unbalanced bigint;
begin
  select transfer_id into unbalanced from entered group by transfer_id having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'transfer % does not balance', unbalanced;
  end if;
  return null;
end $$;
create trigger ledger_entry_balanced after insert on ledger_entry
  referencing new table as entered for each statement execute function ledger_must_balance();

-- Locks accounts in the order of their names, which is the same for all, so that no two movements wait for each other.
-- A missing account is left out. Each is looked up by its whole key: planned for all names at once, and before the
-- server knows its tables, a statement would read all accounts of the merchant.
create function ledger_lock(of_merchant text, of_currency text, names text[])
returns table (place integer, account bigint, is_house boolean, held bigint) language plpgsql as $$
declare
  ordered integer[];
begin
  select array_agg(given.place order by given.name collate "C") into ordered
  from unnest(names) with ordinality as given (name, place);
  foreach place in array ordered loop
    select id, house, balance into account, is_house, held from ledger_account
    where merchant = of_merchant and name = names[place] and currency = of_currency for update;
    if found then
      return next;
    end if;
  end loop;
end $$;

-- Books a movement of money: all of it or nothing, with the reason as `refusal`. `balances` are those after the
-- movement, in the order of `names`.
create function ledger_post(
  of_merchant text, new_key text, new_kind text, of_currency text, new_fingerprint text, new_detail jsonb,
  moment timestamptz, names text[], amounts bigint[],
  out refusal text, out new_transfer bigint, out balances bigint[]
) language plpgsql as $$
declare
  locked record;
  sums bigint[];
  accounts bigint[] = array_fill(null::bigint, array[cardinality(names)]);
  is_covered boolean = true;
begin
  sums = accounts;
  for locked in select * from ledger_lock(of_merchant, of_currency, names) loop
    accounts[locked.place] = locked.account;
    sums[locked.place] = locked.held + amounts[locked.place];
    is_covered = is_covered and (locked.is_house or sums[locked.place] >= 0);
  end loop;
  if array_position(accounts, null) is not null then
    refusal = 'missing accounts';
    return;
  end if;
  if not is_covered then
    refusal = case
      when exists (select from ledger_transfer where merchant = of_merchant and key = new_key) then 'known key'
      else 'insufficient'
    end;
    return;
  end if;
  insert into ledger_transfer (merchant, key, kind, currency, fingerprint, detail, posted_at)
  values (of_merchant, new_key, new_kind, of_currency, new_fingerprint, new_detail, moment)
  on conflict (merchant, key) do nothing
  returning id into new_transfer;
  if new_transfer is null then
    refusal = 'known key';
    return;
  end if;
  for place in 1 .. cardinality(accounts) loop
    update ledger_account set balance = sums[place] where id = accounts[place];
  end loop;
  insert into ledger_entry (transfer_id, account_id, amount, balance_after)
  select new_transfer, entry.* from unnest(accounts, amounts, sums) as entry;
  balances = sums;
end $$;
