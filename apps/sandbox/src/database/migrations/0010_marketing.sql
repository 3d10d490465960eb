-- What a member agreed to be told of, and by which channel; nothing unless they say so.
alter table member add column marketing jsonb not null default '[]';
