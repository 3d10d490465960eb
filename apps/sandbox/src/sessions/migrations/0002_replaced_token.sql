-- A replaced token is accepted a little longer, for calls that are in flight.
alter table session
  add column replaced_digest text,
  add column replaced_at timestamptz;
create index session_replaced on session (replaced_digest);
