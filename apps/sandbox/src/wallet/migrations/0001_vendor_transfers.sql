-- Money on its way between the main wallet and a vendor's.
create table vendor_transfer (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null references member,
  vendor text not null,
  -- Key of both postings, and the reference that the vendor knows the transfer by.
  reference text not null unique,
  currency text not null,
  -- Positive to the vendor, negative from it.
  amount bigint not null check (amount <> 0),
  -- 'sent' waits for the vendor's answer.
  state text not null check (state in ('sent', 'done', 'failed')),
  sent_at timestamptz not null,
  answered_at timestamptz
);
create index vendor_transfer_sent on vendor_transfer (sent_at) where state = 'sent';
create index vendor_transfer_member on vendor_transfer (member_id) where state = 'sent';

-- The vendors' own books: transfers that reached them.
create table vendor_book (
  reference text primary key
);

-- Transfers that the console lets fail: the request or the answer is lost on its way.
create table vendor_fault (
  merchant text primary key,
  lose text not null check (lose in ('request', 'answer')),
  times integer not null
);
