-- The lottery client's way in: a token that works once, then one of its own that opens a few calls.
-- Of both only a digest is kept.
create table lottery_launch (
  token_digest text primary key,
  session_id bigint not null references session,
  game_id text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table lottery_session (
  token_digest text primary key,
  -- Whose it is, and how long it lives, is the session's affair.
  session_id bigint not null references session,
  expires_at timestamptz not null
);
