-- Key of the payment page's address. Numbers of orders are counted up, so that whoever has one could guess the others.
alter table deposit_order add column ticket text not null unique default gen_random_uuid()::text;
