-- A token that was replaced is taken a little longer: calls may be under way with it.
alter table session
  add column replaced_digest text,
  add column replaced_at timestamptz;
create index session_replaced on session (replaced_digest);
