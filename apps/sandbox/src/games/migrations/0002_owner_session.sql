-- A game belongs to the session that opened it, and ends with it.
delete from game_launch;
alter table game_launch add column session_id bigint not null references session on delete cascade;
alter table game_session add column session_id bigint references session on delete set null;
create index game_launch_session on game_launch (session_id);
create index game_session_session on game_session (session_id);
