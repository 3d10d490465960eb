-- Data of a sign-in for the list of devices.
alter table session
  add column method text not null default 'password',
  add column user_agent text not null default '',
  add column address text not null default '';
create index session_history on session (member_id, id desc);
