-- A movement may lock accounts of a later one of its transaction with its own, in the order of all names.
drop function ledger_post(text, text, text, text, text, jsonb, timestamptz, text[], bigint[]);

-- Books a movement of money: all of it or nothing, with the reason as `refusal`. `balances` are those after the
-- movement, in the order of `names`; accounts of `also` are locked and stay as they are.
create function ledger_post(
  of_merchant text, new_key text, new_kind text, of_currency text, new_fingerprint text, new_detail jsonb,
  moment timestamptz, names text[], amounts bigint[], also text[] default '{}',
  out refusal text, out new_transfer bigint, out balances bigint[]
) language plpgsql as $$
declare
  locked record;
  moved integer = cardinality(names);
  sums bigint[] = array_fill(null::bigint, array[moved]);
  accounts bigint[] = array_fill(null::bigint, array[moved + cardinality(also)]);
  is_covered boolean = true;
begin
  for locked in select * from ledger_lock(of_merchant, of_currency, names || also) loop
    accounts[locked.place] = locked.account;
    continue when locked.place > moved;
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
  for place in 1 .. moved loop
    update ledger_account set balance = sums[place] where id = accounts[place];
  end loop;
  insert into ledger_entry (transfer_id, account_id, amount, balance_after)
  select new_transfer, entry.* from unnest(accounts[:moved], amounts, sums) as entry;
  balances = sums;
end $$;
