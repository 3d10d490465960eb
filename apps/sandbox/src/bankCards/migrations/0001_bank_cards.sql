create table bank_card (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null references member,
  bank_code text not null,
  account_name text not null,
  card_number text not null,
  added_at timestamptz not null,
  -- Removed cards are kept, because past withdrawals refer to them.
  removed_at timestamptz
);
create index bank_card_member on bank_card (member_id) where removed_at is null;
-- An account belongs to one member: a second one who adds it is refused.
create unique index bank_card_number on bank_card (merchant, card_number) where removed_at is null;
