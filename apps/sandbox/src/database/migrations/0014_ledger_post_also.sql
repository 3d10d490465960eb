-- Books a movement of money as the function of the same name does, and locks accounts of a later movement of the same
-- transaction with its own, in the order of all names.
create function ledger_post(
  of_merchant text, new_key text, new_kind text, of_currency text, new_fingerprint text, new_detail jsonb,
  moment timestamptz, names text[], amounts bigint[], also text[],
  out refusal text, out new_transfer bigint, out balances bigint[]
) language plpgsql as $$
declare
  all_names text[] = names || also;
begin
  if cardinality(also) > 0
    and (select count(*) from ledger_lock(of_merchant, of_currency, all_names)) < cardinality(all_names) then
    refusal = 'missing accounts';
    return;
  end if;
  select * into refusal, new_transfer, balances from ledger_post(
    of_merchant, new_key, new_kind, of_currency, new_fingerprint, new_detail, moment, names, amounts);
end $$;
