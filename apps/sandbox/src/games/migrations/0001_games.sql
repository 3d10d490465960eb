create table favourite (
  merchant text not null,
  member_id bigint not null,
  node_id text not null,
  -- Sort order, also of two entries of the same millisecond.
  place bigint generated always as identity,
  primary key (merchant, member_id, node_id)
);
create index favourite_latest on favourite (merchant, member_id, place desc);

create table recent_game (
  merchant text not null,
  member_id bigint not null,
  node_id text not null,
  opened_at timestamptz not null,
  primary key (merchant, member_id, node_id)
);
create index recent_game_latest on recent_game (merchant, member_id, opened_at desc);

create table game_launch (
  -- Only a digest is stored: a reader of this table cannot open a game.
  token_digest text primary key,
  merchant text not null,
  member_id bigint not null,
  node_id text not null,
  free_play boolean not null,
  language text not null,
  site_origin text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table game_session (
  id bigint generated always as identity primary key,
  token_digest text not null unique,
  merchant text not null,
  member_id bigint not null,
  node_id text not null,
  free_play boolean not null,
  -- Purse: 'main' is the member's wallet in the ledger, 'play' is separate play money.
  purse text not null check (purse in ('main', 'play')),
  language text not null,
  site_origin text not null,
  -- Seed of the outcomes, together with the round's number.
  seed text not null,
  rounds integer not null default 0,
  expires_at timestamptz not null
);

create table play_money (
  merchant text not null,
  member_id bigint not null,
  balance bigint not null check (balance >= 0),
  primary key (merchant, member_id)
);

create table bet_order (
  id bigint generated always as identity (start with 1001) primary key,
  merchant text not null,
  member_id bigint not null,
  kind text not null check (kind in ('game', 'lottery')),
  vendor text not null,
  game_category text not null,
  node_id text not null,
  game_name text not null,
  detail text not null,
  numero text,
  -- Bet of a lottery order, for its settlement.
  bet jsonb,
  status text not null check (status in ('PENDING', 'WON', 'LOST', 'VOID')),
  stake bigint not null,
  payout bigint not null default 0,
  currency text not null,
  placed_at timestamptz not null,
  settled_at timestamptz
);
create index bet_order_member on bet_order (merchant, member_id, placed_at desc, id desc);
create index bet_order_pending on bet_order (merchant, node_id, numero) where status = 'PENDING';

create table game_round (
  session_id bigint not null references game_session,
  -- Round id chosen by the game: sending it again returns the first answer.
  round_id text not null,
  order_id bigint references bet_order,
  number integer not null,
  stake bigint not null,
  payout bigint not null default 0,
  -- Status: 'open' is a stake on a curve that still climbs.
  status text not null check (status in ('open', 'settled')),
  request jsonb not null,
  outcome jsonb not null,
  started_at timestamptz not null,
  settled_at timestamptz,
  primary key (session_id, round_id)
);
create index game_round_open on game_round (session_id) where status = 'open';
