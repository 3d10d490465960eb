-- Sign-in of the lottery client: a single-use launch token, exchanged for a session token that allows a few
-- calls. Of both only a digest is stored.
create table lottery_launch (
  token_digest text primary key,
  session_id bigint not null references session,
  game_id text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table lottery_session (
  token_digest text primary key,
  -- Owner and expiry follow from the session.
  session_id bigint not null references session,
  expires_at timestamptz not null
);
