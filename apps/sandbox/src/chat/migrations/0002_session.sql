-- A chat page's address belongs to the session that opened it, and ends with it. Addresses from before have none.
alter table chat_room add column session_id bigint references session on delete set null;
create index chat_room_session on chat_room (session_id);
